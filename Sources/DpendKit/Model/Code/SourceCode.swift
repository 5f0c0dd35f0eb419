/// One source with its bodies, as far as readers of containers care: names as written, nothing looked up.
///
/// It stands beside ``SourceDeclarations``, and is made only of runs whose sources use a container that dpend can read.
package struct SourceCode: Sendable {
    package var path: String
    /// Whether it is a test, by its path or its imports.
    package var isTest = false
    /// Whether bodies were read.
    package var hasBodies = false
    /// The modules that the file imports.
    package var imports: [String] = []
    /// Types and extensions; what lies inside another comes after it.
    package var types: [CodeType] = []
    /// Functions, initializers and properties, those of types included.
    package var members: [CodeMember] = []
    /// Comments that stand alone on their lines, of files that have annotations.
    package var comments: [CodeComment] = []
    /// Code outside of all declarations.
    package var statements: [CodeStatement] = []
    /// The names with a capital letter that expressions mention: types that the code makes or names.
    package var mentioned: Set<String> = []
    /// The texts of its types, of files that a generator reads which goes by texts.
    package var outline: SourceOutline?
}

/// A comment that begins with two slashes.
package struct CodeComment: Sendable {
    /// The text behind the slashes, without white space around it.
    package var text: String
    /// The innermost type or extension around it.
    package var owner: Int?
    package var location: SourceLocation
}

/// A type or an extension.
package struct CodeType: Sendable {
    package var kind: Kind
    /// As in ``TypeDeclaration``; for an extension the extended type as written.
    package var name: String
    /// The position of the type around it.
    package var parent: Int?
    package var attributes: [CodeAttribute] = []
    package var genericParameters: [String] = []
    package var inherited: [TypeExpression] = []
    /// Whether other modules see it, by its own modifiers.
    package var isPublic = false
    /// The place by which ``SourceDeclarations`` knows it.
    package var location: SourceLocation

    package enum Kind: Sendable, CaseIterable { case `class`, actor, `struct`, `enum`, `protocol`, `extension` }
}

/// An attribute with its arguments: `@Injected(name: "a")`.
package struct CodeAttribute: Sendable {
    package var name: String
    package var genericArguments: [TypeExpression] = []
    package var arguments: [CodeArgument] = []
}

/// A function, an initializer, a property, or a case of an enumeration.
package struct CodeMember: Sendable {
    package var kind: Kind
    package var name: String
    /// The position of the type that it belongs to; nil at the top level and within bodies.
    package var owner: Int?
    package var isStatic = false
    package var isLazy = false
    package var isNonisolated = false
    package var attributes: [CodeAttribute] = []
    package var genericParameters: [String] = []
    package var parameters: [CodeParameter] = []
    /// What a function returns, or the type that a property is declared with.
    package var type: TypeExpression?
    /// Whether the type is written as `T!`.
    package var isImplicitlyUnwrapped = false
    /// What a property begins with, and the raw value of a case.
    package var value: CodeExpression?
    /// The code of a function, or of a property's getter and observers; nil where there is none, or where it was not read.
    package var body: [CodeStatement]?
    /// Whether ``body`` is that of a getter alone.
    package var isGetter = false
    package var throwsErrors = false
    /// `init?`
    package var isFailable = false
    /// Whether a clause of `#if` leaves it out.
    package var isInactive = false
    package var location: SourceLocation

    package enum Kind: Sendable, CaseIterable { case function, initializer, property, enumerationCase }
}

/// A parameter of a function.
package struct CodeParameter: Sendable {
    /// The argument label, `_` for none.
    package var label: String
    package var name: String
    package var type: TypeExpression
    package var attributes: [CodeAttribute] = []
    package var hasDefault: Bool
    package var defaultValue: CodeExpression?
    package var location: SourceLocation
}
