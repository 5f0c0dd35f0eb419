/// A function of an exports file.
struct ExportedFunction {
    private let function: LibraryExports.Function
    private let exports: LibraryExports
    private let transfer: SwiftType
    private let parameters: [Parameter]

    /// A parameter of the provider, with its name in the function.
    private struct Parameter {
        var exported: DependencyFactory.ExportedParameter
        var name: SwiftName
        var parameter: DependencyFactory.Parameter { exported.parameter }
        var isProperty: Bool { parameter.property != nil }
    }

    init(_ function: LibraryExports.Function, in exports: LibraryExports, transfer: SwiftType) {
        (self.function, self.exports, self.transfer) = (function, exports, transfer)
        let all = function.factory.exportedParameters.filter { $0.treatment != .omitted }
        let labels = all.map(\.parameter.label)
        parameters = all.enumerated().map { number, exported in
            let label = exported.parameter.label
            let isName =
                SwiftIdentifier.isPlain(label) && label.first?.isUppercase == false
                && labels.filter { $0 == label }.count == 1
                && !Self.localNames.contains(label)
            return Parameter(exported: exported, name: SwiftName(escaping: isName ? label : "value\(number + 1)"))
        }
    }

    /// The names declared in functions.
    private static let localNames: Set<String> = ["configuration", "instance"]

    private var factory: DependencyFactory { function.factory }
    private var opaque: OpaqueConversion { OpaqueConversion(exports: exports) }
    private var result: SwiftType { SwiftType(exports.hiding(function.type)) }

    /// Whether arguments go to another isolation: into an actor, or into an asynchronous initializer.
    var transfersArguments: Bool { function.source == nil && factory.isActor && parameters.contains { !$0.isProperty } }

    var declaration: SwiftDeclaration { undated.available(function.availability) }

    private var undated: SwiftDeclaration {
        let access = SwiftModifiers(exports.access)
        let actor = SwiftModifiers(actor: factory.effects.globalActor)
        let name = SwiftName(escaping: function.name)
        if let source = function.source, function.isClosing {
            return .function(
                "\(actor)\(access)static func \(name)",
                [SwiftParameter("of instance", SwiftType(exports.hiding(source)))],
                returns: "() async throws -> \(.swift)Void"
            ) { closing(source) }
        }
        if let source = function.source {
            return .function(
                "\(actor)\(access)static func \(name)",
                [SwiftParameter("of instance", SwiftType(exports.hiding(source)))], returns: result
            ) {
                reading(source)
            }
        }
        let isolation: SwiftModifiers =
            factory.effects.isAsync && factory.effects.globalActor == nil ? "@concurrent " : actor
        return .function(
            "\(isolation)\(access)static func \(name)", receiver + parameters.map(declaration), factory.effects,
            returns: result
        ) { body }
    }

    // MARK: Parameters

    /// The configuration that makes the instance.
    private var receiver: [SwiftParameter] {
        guard let configuration = factory.kind.configuration else { return [] }
        return [SwiftParameter("_ configuration", SwiftType(exports.hiding(configuration.type)))]
    }

    private func declaration(_ parameter: Parameter) -> SwiftParameter {
        let label = SwiftName(label: parameter.parameter.label)
        let names: SwiftCode = label.text == parameter.name.text ? "\(label)" : "\(label) \(parameter.name)"
        let type = exports.hiding(parameter.parameter.dependency.requestedType)
        if parameter.exported.treatment == .optional {
            return SwiftParameter(names, SwiftType(.optional(type)), default: "nil")
        }
        return SwiftParameter(
            names, isPassedOn(parameter, as: type) ? "consuming \(SwiftType(type))" : SwiftType(parameter: type))
    }

    /// Whether the provider's initializer takes the argument as it is. The function then owns it, as initializers do,
    /// so that nobody copies and destroys it.
    private func isPassedOn(_ parameter: Parameter, as type: TypeExpression) -> Bool {
        guard parameter.exported.treatment == .passed, !parameter.isProperty, !parameter.parameter.isAutoclosure,
            !transfersArguments,
            factory.kind.configuration == nil
        else { return false }
        let requested = parameter.parameter.dependency.requestedType
        guard case .nominal = type, case .nominal = requested else { return false }
        return requested.tagged == nil && requested.lazy == nil
    }

    /// The value of a parameter as the provider takes it.
    private func value(_ parameter: Parameter) -> SwiftExpression {
        let name = SwiftExpression(parameter.name)
        let type = parameter.parameter.dependency.requestedType
        if parameter.parameter.isAutoclosure, case .function(let function) = type {
            return opaque.revealing(name.call().demanding(function.effects).marked, function.result)
        }
        var value = opaque.revealing(name, type, dropsTags: parameter.parameter.property?.hidesTag == true)
        if transfersArguments {
            value = "\(SwiftExpression("\(transfer)<\(SwiftType(type))>").call([SwiftArgument(value)])).instance"
        }
        return value
    }

    // MARK: Bodies

    private func reading(_ source: TypeExpression) -> [SwiftStatement] {
        guard let type = factory.providerType else { return [] }
        if case .optional(let wrapped) = function.type {
            let value = OpaqueConversion.mapping("instance", "instance") {
                reading($0, source.unwrapped, type, as: wrapped)
            }
            return [.evaluate(value)]
        }
        return [.evaluate(reading("instance", source, type, as: function.type))]
    }

    /// The function `close()` of an instance.
    private func closing(_ source: TypeExpression) -> SwiftExpression {
        var object = opaque.revealing("instance", source)
        if let type = factory.providerType, source != .nominal(type) { object = "(\(object) as! \(SwiftType(type)))" }
        return factory.closing?.function(of: object) ?? object
    }

    private func reading(
        _ instance: SwiftExpression, _ source: TypeExpression, _ type: NominalType, as wanted: TypeExpression
    ) -> SwiftExpression {
        let object: SwiftExpression =
            source == .anyObject ? "\(instance) as! \(SwiftType(type))" : opaque.revealing(instance, source)
        return opaque.hiding(object, wanted)
    }

    private var body: [SwiftStatement] {
        let choices = parameters.filter { $0.exported.treatment == .optional && !$0.isProperty }
        let properties = parameters.filter(\.isProperty)
        guard !properties.isEmpty, let type = factory.injectedType else {
            let calls = statements(deciding: choices, passing: []) { [.return(opaque.hiding($0, function.type))] }
            if calls.count == 1, case .return(let result) = calls[0] { return [.evaluate(result)] }
            return calls
        }
        return [.evaluate(SwiftExpression("let instance: \(SwiftType(type))\(isFailable ? "?" : "" as SwiftCode)"))]
            + statements(deciding: choices, passing: []) { [.set("instance", to: $0)] }
            + (isFailable ? [.guard(.holds("let instance"), else: [.return("nil")])] : [])
            + properties.map(setting)
            + [.return(opaque.hiding("instance", isFailable ? function.type.unwrapped : function.type))]
    }

    private var isFailable: Bool { if case .optional = function.type { true } else { false } }

    /// The statements that use the result of the call, with a decision about each choice before it.
    private func statements(
        deciding open: [Parameter], passing chosen: [String], _ use: (SwiftExpression) -> [SwiftStatement]
    ) -> [SwiftStatement] {
        guard let next = open.first else { return use(call(passing: Set(chosen))) }
        let rest = Array(open.dropFirst())
        let name = SwiftCode(next.name)
        return [
            .if(
                .holds("let \(name)"), then: statements(deciding: rest, passing: chosen + [name.text], use),
                else: statements(deciding: rest, passing: chosen, use))
        ]
    }

    /// The statement that sets a property.
    private func setting(_ property: Parameter) -> SwiftStatement {
        let set = SwiftStatement.set("instance.\(SwiftName(escaping: property.parameter.label))", to: value(property))
        return property.exported.treatment == .optional
            ? .if(.holds("let \(SwiftCode(property.name))"), then: [set], else: []) : set
    }

    /// The call of the provider.
    private func call(passing chosen: Set<String>) -> SwiftExpression {
        let passed = parameters.filter {
            !$0.isProperty && ($0.exported.treatment == .passed || chosen.contains($0.name.text))
        }
        return call(passed.map { SwiftArgument(for: $0.parameter.label, value($0)) }).demanding(factory.effects)
    }

    private func call(_ arguments: [SwiftArgument]) -> SwiftExpression {
        guard case .configurationMethod(let method) = factory.kind else {
            return factory.providerType.map { SwiftExpression(SwiftType($0)).call(arguments) } ?? "nil"
        }
        let receiver =
            method.needsInstance
            ? opaque.revealing("configuration", method.configuration.type)
            : SwiftExpression(SwiftType(receiver: method.configuration.type))
        let member: SwiftExpression = "\(receiver).\(SwiftName(escaping: method.name))"
        let registration = method.isCalled ? member.call(arguments) : member
        return factory.effects.isThrowing ? "\(registration).make()" : "\(registration).makeTrapping()"
    }
}
