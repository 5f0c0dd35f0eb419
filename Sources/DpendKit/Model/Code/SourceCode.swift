/// One source file with its bodies, reduced to the parts that readers of containers use. Names are as written and
/// unresolved.
///
/// It complements ``SourceDeclarations``. It exists only in runs whose sources use a container that dpend can read.
package struct SourceCode: Sendable {
    package var path: String
    /// Whether it is a test, by its path or its imports.
    package var isTest = false
    /// Whether bodies were read.
    package var hasBodies = false
    /// The Swift modules that the file imports.
    package var imports: [String] = []
    /// Types and extensions. A nested type comes after its outer type.
    package var types: [CodeType] = []
    /// Functions, initializers and properties, including members of types.
    package var members: [CodeMember] = []
    /// Comments on their own lines, if the file has annotations.
    package var comments: [CodeComment] = []
    /// Previews, if bodies were read. Objects that previews make do not belong to the application.
    package var previews: [CodePreview] = []
    /// Uses of freestanding macros at the top level.
    package var macros: [CodeMacro] = []
    /// Code outside all declarations.
    package var statements: [CodeStatement] = []
    /// The capitalized names in expressions: types that the code makes or names.
    package var mentioned: Set<String> = []
    /// The texts of its types, if a generator reads texts.
    package var outline: SourceOutline?
    /// A hash of all of this, in a process that answers many times.
    var identity: ContentHash?
}

/// A comment that begins with two slashes.
package struct CodeComment: Sendable {
    /// The text after the slashes, without surrounding white space.
    package var text: String
    /// The innermost surrounding type or extension.
    package var owner: Int?
    package var location: SourceLocation
}

/// A use of a freestanding macro: `#Configuration(folders: ["App"])`.
package struct CodeMacro: Sendable {
    package var name: String
    package var arguments: [CodeArgument]
    package var location: SourceLocation
}

/// `#Preview { … }`, or a type that conforms to `PreviewProvider`.
package struct CodePreview: Sendable {
    /// The name of the type, or `#Preview`.
    package var name: String
    /// The arguments of the macro before its closure.
    package var arguments: [CodeArgument] = []
    package var body: [CodeStatement]
    /// The other members of the type.
    package var members: [CodeMember] = []
    package var location: SourceLocation
}

/// A type or an extension.
package struct CodeType: Sendable {
    package var kind: Kind
    /// The name as in ``TypeDeclaration``; for an extension, the extended type as written.
    package var name: String
    /// The position of the surrounding type.
    package var parent: Int?
    package var attributes: [CodeAttribute] = []
    package var genericParameters: [String] = []
    /// The associated types that a protocol declares.
    package var associatedTypes: [String] = []
    package var inherited: [TypeExpression] = []
    /// Whether its own modifiers make it visible to other Swift modules.
    package var isPublic = false
    /// The place that identifies it in ``SourceDeclarations``.
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
    /// The position of the type that it belongs to; nil at the top level and in bodies.
    package var owner: Int?
    package var isStatic = false
    /// Whether a property or function is public, by itself or by its extension.
    package var isPublic = false
    package var isLazy = false
    package var isNonisolated = false
    package var attributes: [CodeAttribute] = []
    package var genericParameters: [String] = []
    package var parameters: [CodeParameter] = []
    /// The result type of a function, or the declared type of a property.
    package var type: TypeExpression?
    /// Whether the type is written as `T!`.
    package var isImplicitlyUnwrapped = false
    /// The type as written, if the property has an attribute.
    package var writtenType: String?
    /// Whether it is declared with `var`.
    package var isVariable = false
    /// The initial value of a property, or the raw value of a case.
    package var value: CodeExpression?
    /// The code of a function, or of a property's getter and observers; nil if it does not exist or was not read.
    package var body: [CodeStatement]?
    /// Whether a property keeps its value.
    package var isStored = false
    /// Whether ``body`` belongs only to a getter.
    package var isGetter = false
    package var throwsErrors = false
    /// `init?`
    package var isFailable = false
    /// Whether a clause of `#if` excludes it.
    package var isInactive = false
    package var location: SourceLocation

    package enum Kind: Sendable, CaseIterable { case function, initializer, property, enumerationCase }
}

/// A parameter of a function.
package struct CodeParameter: Sendable {
    /// The argument label; `_` if there is none.
    package var label: String
    package var name: String
    package var type: TypeExpression
    /// The type as written, if the function belongs to an extension with an attribute.
    package var writtenType: String?
    package var attributes: [CodeAttribute] = []
    package var hasDefault: Bool
    package var defaultValue: CodeExpression?
    package var location: SourceLocation
}
