/// Writes the type with which tests and previews give other instances than the application's.
///
/// Closures are not kept in a property each: thousands of those compile for minutes.
struct AccessorOverrides {
    /// What can be overridden: all that the application sees, save what it hands over itself.
    let accessors: [Accessor]
    let typeName: String
    private let access: AccessLevel

    init(_ plan: AccessorPlan) {
        access = plan.access
        accessors = plan.registered.filter(\.isVisible)
        typeName = plan.overridesName
    }

    /// The parameter of what makes the dependencies.
    var parameter: String { "overriding override: (inout \(typeName)) -> \(ModuleName.swift)Void = { _ in }" }

    /// The statements that let the caller say what is overridden.
    var collecting: [String] { ["var overrides = \(typeName)()", "override(&overrides)"] }

    /// The declaration of the type.
    ///
    /// - Parameters:
    ///   - members: How a back-end keeps what is overridden.
    ///   - statement: Keeps the closure `make` for an accessor.
    func lines(in name: String, members: [String], keeping statement: (Accessor) -> String) -> [String] {
        // All in one place: an extension would not see the names that the declaration has for types.
        let functions = accessors.map { accessor in
            "        \(accessor.access.modifier)mutating func \(SwiftIdentifier.escaped(accessor.uniqueName))"
                + "(_ make: @escaping \(Self.closureType(of: accessor))) { \(statement(accessor)) }"
        }
        return [
            "", "nonisolated extension \(name) {",
            "    /// What stands in for dependencies in tests and previews: closures that are called in place of their providers.",
            "    \(access.modifier)nonisolated struct \(typeName) {",
        ] + GeneratedLines.indented(members + ["", "fileprivate init() {}", ""], by: 2) + functions + ["    }", "}"]
    }

    /// The type of the closure that makes an instance in place of the provider.
    static func closureType(of accessor: Accessor) -> String {
        // The closure of a factory is handed on as it is.
        let function: TypeExpression.FunctionType? =
            if case .function(let function) = accessor.key.type, accessor.parameters != nil { function } else { nil }
        let isSendable = function?.attributes.contains("@Sendable") ?? false
        let parameters = function?.parameterSpellings(.code).joined(separator: ", ") ?? ""
        let type = accessor.type.spelling(.code)
        return (isSendable ? "@Sendable " : "") + closureType(accessor.effects, parameters: parameters, result: type)
    }

    /// The type of a closure with the given effects.
    static func closureType(_ effects: Effects, parameters: String = "", result: String) -> String {
        "\(effects.globalActor.map { $0.actorAttribute + " " } ?? "")(\(parameters))\(Accessor.specifiers(effects)) -> \(result)"
    }
}
