/// A call in a source that makes an object, as far as its form tells: names as written, nothing looked up.
package struct WrittenConstruction: Sendable {
    /// What is called; nil for `Self(…)`.
    var type: TypeExpression?
    var arguments: [Argument]
    /// The places of the types and extensions around, as their declarations tell them, innermost first.
    var containers: [SourceLocation]
    /// The names of the types, functions and properties around, outermost first.
    var owners: [String]
    /// The outermost function, closure or property around; what is made in one of these is made together.
    var member: SourceLocation?
    var place: Place
    var location: SourceLocation

    /// An argument of the call.
    struct Argument: Sendable {
        /// The label, `_` where there is none.
        var label: String
        var form: Form
        /// Whether it is a closure behind the parentheses.
        var isTrailing = false

        /// What can be told of a value without types.
        enum Form: Sendable, Hashable {
            case literal
            case nilLiteral
            /// Another such call, at this place.
            case construction(SourceLocation)
            case other
        }
    }

    /// Where a call stands.
    package enum Place: String, Sendable, CaseIterable {
        /// In the body of a function, an initializer, an accessor or a closure of one.
        case body
        /// The default value of a parameter.
        case defaultArgument
        /// The initial value of a static property.
        case staticProperty
        /// The initial value of a stored property.
        case property
        /// In a file, outside of all types and functions.
        case global
    }
}
