extension RegistrationPlan {
    /// An external value.
    struct External {
        var key: DependencyKey
        /// The argument label.
        var name: String
        /// The position among the options.
        var position = 0
        /// Whether it may be left out, and what requires it ends the program then.
        var mayBeMissing = false
        /// Whether its parameter has the default value `nil`, also if its own type is an optional.
        var isNilByDefault = false

        /// The name in the function. It must not hide a type, or a declaration that generated code uses there. Names
        /// are unique, because a name that ends like a replacement is replaced as well.
        var variable: SwiftName { SwiftName(escaping: isTaken ? name + Self.replacement : name) }

        private var isTaken: Bool {
            Self.localNames.contains(name) || Self.functionNames.contains(where: name.hasPrefix) || name.hasSuffix("_")
                || name.hasSuffix(Self.replacement)
                || name.isCapitalized
        }

        /// The end of a replaced name. Names that generated code declares beside it end with `_`.
        private static let replacement = "_value"

        /// The parameter for the value.
        var parameter: SwiftParameter {
            parameter(mayBeMissing ? .optional(key.type) : key.type, default: isNilByDefault ? "nil" : nil)
        }

        /// A parameter that cannot be left out without a default value.
        func parameter(_ type: TypeExpression, default value: SwiftExpression? = nil) -> SwiftParameter {
            SwiftParameter(
                isTaken ? "\(SwiftName(label: name)) \(variable)" : "\(variable)", SwiftType(parameter: type),
                default: value)
        }

        /// The argument that passes the value on.
        var argument: SwiftArgument { SwiftArgument(SwiftName(label: name), SwiftExpression(variable)) }

        /// The names declared in functions with such values.
        private static let localNames: Set<String> = ["container", "keeping", "override", "overrides"]
        /// The beginnings of the names of functions that are called there.
        private static let functionNames = ["registerExternals", "registerDependencies", "registerInjections"]
    }
}
