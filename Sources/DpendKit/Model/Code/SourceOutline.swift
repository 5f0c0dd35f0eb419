/// The types of one source file as text, for generators that read texts. Names are unresolved, and all clauses of `#if`
/// count.
package struct SourceOutline: Sendable, Equatable {
    /// The import statements, as written.
    package var imports: [String] = []
    /// Types, protocols and extensions. A nested type comes after its outer type.
    package var types: [TypeOutline] = []
    /// Calls outside all types.
    package var calls: [CallOutline] = []
    /// Names that may be called in bodies whose calls are not among the others.
    package var possibleCalls: [String] = []
}

/// A type, a protocol or an extension with the texts of its declarations.
package struct TypeOutline: Sendable, Equatable {
    package var kind: CodeType.Kind
    /// The name; for an extension, the extended type as written.
    package var name: String
    /// The position of the surrounding type.
    package var parent: Int?
    package var isGeneric = false
    /// The first modifier.
    package var modifier: String?
    package var inherited: [InheritedOutline] = []
    package var properties: [PropertyOutline] = []
    package var calls: [CallOutline] = []
    package var kept: [KeptCallOutline] = []
    package var location: SourceLocation
}

/// A type in an inheritance clause.
package struct InheritedOutline: Sendable, Equatable {
    /// The last component of the name.
    package var name: String
    /// The texts of its generic arguments; nil without a list of arguments.
    package var arguments: [String]?
}

package struct PropertyOutline: Sendable, Equatable {
    package var name: String
    /// The type as written; nil if the compiler infers it.
    package var type: String?
    /// The first modifier.
    package var modifier: String?
    package var isStatic = false
    /// Whether it is stored, or keeps its value in a call of `shared`.
    package var isKept = false
    package var location: SourceLocation
}

package struct CallOutline: Sendable, Equatable {
    /// The first token of the called expression: `A` of `A.B(…)`, `.` of `.init(…)`.
    package var first: String
    /// The whole called expression: `A.B`, `.init`.
    package var callee: String
    /// The argument with the label `parent`, if it is the first one.
    package var parent: String?
    /// For `.init(…)`, the type that its place requires, if the surrounding declaration states it.
    package var wanted: String?
    /// Whether white space precedes it.
    package var followsSpace = false
    package var location: SourceLocation
}

/// A call of the function `shared`, which keeps the closure's result under the name of the surrounding function or
/// property.
package struct KeptCallOutline: Sendable, Equatable {
    /// The function or property, such as `screen(user:)`.
    package var member: String
    /// The parameters of the function that the closure uses.
    package var parameters: [String] = []
    /// The place of an earlier call that keeps a value under the same name, if both can run in one execution.
    package var earlier: SourceLocation?
    package var location: SourceLocation
}
