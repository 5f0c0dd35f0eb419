/// A call in a source that looks as if it makes an object. Names are as written, before any look-up.
package struct WrittenConstruction: Sendable {
    /// The type of the object.
    var made: MadeType
    var arguments: [Argument]
    /// The places of the types and extensions around it, innermost first.
    var containers: [SourceLocation]
    /// The names of the types, functions and properties around it, outermost first.
    var owners: [String]
    /// The outermost function, closure or property around it. Objects made in the same one are made together.
    var member: SourceLocation?
    var place: Place
    /// The code beside the application in which it lies; nil for the application's own code.
    var aside: AsideCode.Kind?
    /// Whether it lies in a closure, a loop or a function within another one, so that it may run later, or several
    /// times.
    var isDeferred: Bool
    /// Whether it lies in a function that may run several times for one object of its type, as a button's action.
    var mayRunAgain = false
    /// The variable or property that keeps the object: `let clock = SystemClock()`, `self.clock = SystemClock()`.
    var binding: Variable?
    /// The other uses of a local variable that keeps the object.
    var use = VariableUse()
    var location: SourceLocation

    /// The type that a call names.
    enum MadeType: Sendable, Hashable {
        case named(TypeExpression)
        /// `Self(…)`
        case own
        /// `.init(…)` as an argument of another such call: the type is the parameter's.
        case argument(of: SourceLocation, label: String)

        /// The written type.
        var name: TypeExpression? { if case .named(let type) = self { type } else { nil } }
    }

    /// The use of a local variable that keeps an object.
    struct VariableUse: Sendable {
        /// The property that keeps the object as well: `self.clock = clock`.
        var property: String?
        /// Whether a collection keeps it under a key: `clocks[zone] = clock`.
        var isKeptByKey = false
        /// The number of places that name the variable.
        var count = 0
    }

    /// A variable, as the code around a call names it.
    struct Variable: Sendable, Hashable {
        var name: String
        /// Whether it is a variable or parameter of the function around it, not a property or a global variable.
        var isLocal: Bool
    }

    /// A variable in an expression.
    struct NamedVariable: Sendable, Hashable {
        var name: String
        /// Whether it is a variable or parameter of the function around it.
        var isLocal: Bool
        /// Whether it is a parameter of a function or closure, so that the caller passes the value.
        var isParameter = false
        /// The name of the written type, for the parameter of a function: `Store` for `any Store`.
        var type: String?
    }

    /// An argument of the call.
    struct Argument: Sendable {
        /// The label; `_` for none.
        var label: String
        var form: Form
        /// The variables that its expression names, members aside: `session` in `session.rooms.first`.
        var variables: [NamedVariable] = []
        /// Whether it is a trailing closure.
        var isTrailing = false
        /// The expression, if it is short: printable ASCII in one line.
        var text: String?

        /// The kind of a value, as far as its syntax shows it.
        enum Form: Sendable, Hashable {
            case literal
            case nilLiteral
            case closure
            /// `self`: the caller passes itself.
            case caller
            /// Another such call, at this place.
            case construction(SourceLocation)
            /// A variable, or a property of the caller.
            case variable(Variable)
            /// A member of another object or type, by the names in the path: `SystemClock.shared`, `session.user`.
            case member([String])
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
