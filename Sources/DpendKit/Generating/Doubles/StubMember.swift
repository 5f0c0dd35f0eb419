/// One function, initializer or subscript of a stub.
struct StubMember {
    let function: ProtocolRequirements.Function
    /// The name of the member that records the calls; nil for a member that does not belong to one object.
    let record: SwiftName?
    /// The name of the member that records the calls of a setter.
    var setRecord: SwiftName?
    /// The protocol, for messages.
    let owner: String
    /// The words that have another name in the stub.
    let renamed: [String: SwiftName]
    /// The global actor of the stub.
    let actor: String?
    /// How a test passes another double, for messages.
    let way: String
    /// The names of closure types.
    let closureAliases: Set<String>

    private var memberActor: String? { function.isNonisolated ? nil : function.actor ?? actor }

    /// The name of a parameter in the function.
    private func name(_ position: Int) -> SwiftName {
        let name = function.parameters[position].name
        return name == "_" || name == "stubbed" ? .argument(position) : SwiftName(escaping: name)
    }

    private func code(_ parsed: ParsedSwift) -> SwiftCode { SwiftCode(parsed, renaming: renamed) }

    private func isErased(_ parsed: ParsedSwift) -> Bool { !parsed.words.isDisjoint(with: function.genericNames) }

    private func isClosure(_ parameter: ProtocolRequirements.Parameter) -> Bool {
        parameter.isNonescaping
            || parameter.type.words.count == 1 && !parameter.type.words.isDisjoint(with: closureAliases)
    }

    /// The parameters that the handler takes.
    private var handled: [Int] {
        function.parameters.indices.filter { position in
            let parameter = function.parameters[position]
            let isErased = isErased(parameter.type) || parameter.isOpaque
            return !parameter.isAutoclosure && !parameter.isOwned
                && !(isErased && (isClosure(parameter) || parameter.isInout))
        }
    }

    /// The parameters whose arguments are recorded.
    private var recorded: [Int] {
        handled.filter { !isClosure(function.parameters[$0]) && !function.parameters[$0].isInout }
    }

    private func handledType(_ position: Int) -> SwiftType {
        let parameter = function.parameters[position]
        let type: SwiftType =
            isErased(parameter.type) || parameter.isOpaque ? "Any" : SwiftType(code(parameter.bare).swift)
        return parameter.isVariadic ? "[\(type)]" : parameter.isInout ? "inout \(type)" : type
    }

    private func handlerParameter(_ position: Int) -> SwiftType {
        let type = handledType(position)
        return function.parameters[position].isEscaping ? "@escaping \(type)" : type
    }

    private var argumentsType: SwiftType {
        let recorded = recorded
        if recorded.count == 1 { return handledType(recorded[0]) }
        return recorded.isEmpty
            ? "\(.swift)Void" : "(\(recorded.map { "\(name($0)): \(handledType($0))" as SwiftType }))"
    }

    private var resultType: SwiftType {
        guard let result = function.result else { return "\(.swift)Void" }
        return isErased(result.type) ? "Any" : SwiftType(code(result.stored).swift)
    }

    private var handlerType: SwiftType {
        let effects = function.effects
        let specifiers: SwiftCode =
            effects.isRethrowing ? (effects.isAsync ? " async" : "") : effects.code.map { " \(code($0))" } ?? ""
        return "\(SwiftModifiers(actor: memberActor))(\(handled.map(handlerParameter)))\(specifiers) -> \(resultType)"
    }

    /// The declarations: what records the calls, and the member.
    var declarations: [SwiftDeclaration] {
        if function.kind == .initializer {
            // The initializer without arguments makes every stub.
            return function.parameters.isEmpty
                ? [] : [.function(head, parameters, specifiers: specifiers, isShort: true, { [] })]
        }
        return recording + (setter?.recording ?? []) + [function.kind == .subscripted ? subscripted : declaration]
    }

    private var recording: [SwiftDeclaration] {
        record.map { name in
            let member: SwiftExpression = "StubbedMember<\(argumentsType), \(handlerType)>()"
            return [SwiftDeclaration.line("\(recordIsolation)let \(name)", member)]
        } ?? []
    }

    /// The setter of a subscript, as a function that also takes the new value.
    private var setter: StubMember? {
        guard let setRecord, let result = function.result else { return nil }
        var function = function
        function.kind = .function
        (function.result, function.effects) = (nil, .init())
        function.parameters.append(.init(label: "newValue", name: "newValue", type: result.type, bare: result.stored))
        return StubMember(
            function: function, record: setRecord, owner: owner, renamed: renamed, actor: actor, way: way,
            closureAliases: closureAliases)
    }

    /// The record is no part of an isolated stub's state.
    private var recordIsolation: SwiftModifiers { actor == nil ? "" : "nonisolated " }

    private var specifiers: SwiftCode { function.effects.code.map { " \(code($0))" } ?? "" }

    private var parameters: [SwiftParameter] {
        function.parameters.indices.map { position in
            let parameter = function.parameters[position]
            let (label, name) = (SwiftName(label: parameter.label), name(position))
            let names: SwiftCode =
                parameter.label == parameter.name && parameter.label != "_" && label.text == name.text
                ? "\(name)" : "\(label) \(name)"
            let type = SwiftType(code(parameter.type).swift)
            return SwiftParameter(names, parameter.isVariadic ? "\(type)..." : type)
        }
    }

    private var modifiers: SwiftCode {
        let own: SwiftCode = function.isNonisolated ? "nonisolated " : "\(SwiftModifiers(actor: function.actor))"
        return function.isStatic ? "\(own)static " : own
    }

    private var head: SwiftCode {
        let generics = function.generics.map(code) ?? ""
        return switch function.kind {
        case .function: "\(modifiers)func \(SwiftName(escaping: function.name))\(generics)"
        case .initializer: "\(modifiers)init\(function.failing.map { SwiftCode($0) } ?? "")\(generics)"
        case .subscripted: "\(modifiers)subscript\(generics)"
        }
    }

    /// The result with the conditions that follow it.
    private var declaredResult: SwiftType? {
        let result = function.result.map { SwiftType(code($0.type).swift) }
        guard let conditions = function.conditions else { return result }
        let written: SwiftType = result ?? "\(.swift)Void"
        return "\(written) \(code(conditions))"
    }

    private var declaration: SwiftDeclaration {
        .function(head, parameters, specifiers: specifiers, returns: declaredResult) { body }
    }

    private var arguments: SwiftExpression {
        let names = recorded.map { SwiftCode(name($0)) }
        if names.count == 1 { return SwiftExpression(names[0]) }
        let tuple: SwiftCode = "(\(names))"
        return SwiftExpression(tuple)
    }

    @SwiftStatements private var body: [SwiftStatement] {
        if let record {
            let values = handled.map { position in
                SwiftArgument(
                    function.parameters[position].isInout ? "&\(name(position))" : SwiftExpression(name(position)))
            }
            let effects = Effects(
                isThrowing: function.effects.isThrowing && !function.effects.isRethrowing,
                isAsync: function.effects.isAsync)
            let handler: SwiftExpression = "self.\(record).called(with: \(arguments))"
            if let result = function.result, result.empty != .void {
                SwiftStatement.guard(.let("stubbed", handler)) { missing }
                let call = SwiftExpression("stubbed").call(values).demanding(effects)
                SwiftStatement.return(isErased(result.type) ? "\(call) as! \(code(result.stored))" : call)
            } else {
                SwiftStatement.evaluate(("\(handler)?" as SwiftExpression).call(values).demanding(effects))
            }
        } else {
            missing
        }
    }

    /// The statements without a handler.
    private var missing: SwiftStatement {
        if let empty = function.result.map(\.empty) ?? .some(.void), let value = empty.expression {
            return .return(value)
        }
        return .failing(
            record.map {
                "'\(owner).\(function.title)' is not stubbed; set 'stub.\($0.text).handler', or pass a double: \(way)"
            }
                ?? "'\(owner).\(function.title)' belongs to no object, so a stub does not implement it; pass a double: \(way)"
        )
    }

    private var subscripted: SwiftDeclaration {
        let parameters = parameters.map { "\($0.names): \($0.type)" as SwiftCode }
        let result: SwiftType = declaredResult ?? "\(.swift)Void"
        let head: SwiftCode = "\(head)(\(parameters)) -> \(result)"
        // A static one belongs to no object, so it ignores the value.
        return .accessors(head, get: "get\(specifiers)", body, set: function.isSettable ? setter?.body ?? [] : nil)
    }
}

extension ProtocolRequirements.EmptyValue {
    /// The value, where the type is known; nil if there is none.
    var expression: SwiftExpression? {
        switch self {
        case .none: nil
        case .void: "()"
        case .nil: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .string: "\"\""
        case .stream: ".init { $0.finish() }"
        case .publisher: "Empty().eraseToAnyPublisher()"
        }
    }
}
