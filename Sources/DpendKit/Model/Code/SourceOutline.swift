/// The types of one source as their texts say, for generators that go by texts: nothing is looked up, and all clauses of `#if` count.
package struct SourceOutline: Sendable {
    /// The import statements, as written.
    package var imports: [String] = []
    /// Types, protocols and extensions; what lies inside another comes after it.
    package var types: [TypeOutline] = []
    /// Calls outside of all types.
    package var calls: [CallOutline] = []
}

/// A type, a protocol or an extension with the texts of what it declares.
package struct TypeOutline: Sendable {
    package var kind: CodeType.Kind
    /// The name; of an extension the extended type as written.
    package var name: String
    /// The position of the type around it.
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

/// A type of an inheritance clause.
package struct InheritedOutline: Sendable {
    /// The name without what stands before its last dot.
    package var name: String
    /// The texts of its generic arguments; nil without a list of them.
    package var arguments: [String]?
}

/// A property.
package struct PropertyOutline: Sendable {
    package var name: String
    /// The type as written; nil for one that the compiler infers.
    package var type: String?
    /// The first modifier.
    package var modifier: String?
    package var isStatic = false
    /// Whether it is stored, or keeps what it makes in a call of `shared`.
    package var isKept = false
    package var location: SourceLocation
}

/// A call.
package struct CallOutline: Sendable {
    /// The first token of what is called: `A` of `A.B(…)`, `.` of `.init(…)`.
    package var first: String
    /// What is called as a whole: `A.B`, `.init`.
    package var callee: String
    /// The argument of the label `parent`, if that is the first one.
    package var parent: String?
    /// Of `.init(…)` the type that its place wants, as far as the declaration around it tells.
    package var wanted: String?
    /// Whether white space stands before it.
    package var followsSpace = false
    package var location: SourceLocation
}

/// A call of a function `shared` that keeps what its closure makes, under the name of the function or property around it.
package struct KeptCallOutline: Sendable {
    /// The function or property, as `screen(user:)`.
    package var member: String
    /// The parameters of the function that the closure uses.
    package var parameters: [String] = []
    /// The place of a call before it that keeps under the same name, where both may run in one go.
    package var earlier: SourceLocation?
    package var location: SourceLocation
}
