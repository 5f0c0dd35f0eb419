extension CodeWalker {
    @discardableResult
    func walk(_ statements: [CodeStatement]) -> Typed {
        let outer = frame.conditions
        frame.locals.append([:])
        defer {
            frame.locals.removeLast()
            frame.conditions = outer
        }
        var last = Typed.unknown
        for statement in statements {
            let result = walk(statement)
            // The statements after it may not run.
            if frame.origin != nil, Self.mayLeave(statement) { frame.origin = nil }
            guard let result else { continue }
            // The value is discarded.
            if case .expression = statement { follow(result) }
            last = result
        }
        return last
    }

    /// Walks a statement. The result is the type of the returned value, if the statement returns.
    func walk(_ statement: CodeStatement) -> Typed? {
        switch statement {
        case .variable(let variable): walk(variable)
        case .expression(let expression): return frame.list.map { walkElement(expression, of: $0) } ?? walk(expression)
        case .result(let value):
            return value.map { value in
                let typed = walk(value, expecting: frame.result)
                passResult(typed, of: value)
                return typed
            }
        case .failure(let error): _ = walk(error)
        case .branch(let branch): return walk(branch, expecting: frame.result)
        case .loop(let names, let sequence, let body):
            let elements = sequence.map { walk($0) }
            frame.locals.append([:])
            if names.count == 1, case .array(let element)? = elements?.type {
                frame.declare(names[0], .value(Typed(element), constant: nil))
            } else {
                for name in names { frame.declare(name, .value(.unknown, constant: nil)) }
            }
            let origin = frame.origin
            frame.origin = nil
            walk(body)
            frame.origin = origin
            frame.locals.removeLast()
        case .block(let statements, let catches):
            let outer = frame.catches
            frame.catches = outer || catches
            walk(statements)
            frame.catches = outer
        case .function(let function):
            frame.declare(function.name, .function(function))
            let outer = frame
            frame.locals.append([:])
            (frame.isOffMainActor, frame.closureDepth, frame.member, frame.resultHolder) = (
                false, frame.closureDepth + 1, nil, nil
            )
            (frame.origin, frame.providing) = (nil, nil)
            for name in function.genericParameters { frame.context.substitutions[name] = CodeIndex.generic(name) }
            walkMember(function)
            frame = outer
        }
        return nil
    }

    func walk(_ variable: CodeVariable) {
        let type = variable.type.map(resolve)
        if !variable.attributes.isEmpty, variable.names.count == 1 {
            var property = CodeMember(kind: .property, name: variable.names[0], location: variable.location)
            (property.attributes, property.type) = (variable.attributes, variable.type)
            noteWrappedProperty(property, type)
            frame.declare(
                variable.names[0], .wrapped(variable.attributes, type.map { Typed($0) } ?? .unknown, variable.location))
            if variable.value == nil { return }
        }
        let use = variable.isImplicitlyUnwrapped ? Use(ofNil: .forced) : .plain
        let value = variable.value.map { walk($0, expecting: type, use: use) }
        if let body = variable.body {
            let outer = frame.resultHolder
            frame.resultHolder = nil
            walk(body, resultOf: type)
            frame.resultHolder = outer
        }
        let typed = type.map { Typed($0, isImplicitlyUnwrapped: variable.isImplicitlyUnwrapped) } ?? value ?? .unknown
        if variable.names.count == 1 {
            if case .registration? = value {
                frame.declare(variable.names[0], .value(value ?? .unknown, constant: nil))
            } else {
                let name = variable.names[0]
                frame.declare(
                    name,
                    .value(
                        declared(
                            typed, as: .variable("\(frame.function).\(name)", variable.location), value, variable.value),
                        constant: variable.value))
            }
        } else {
            for name in variable.names { frame.declare(name, .value(.unknown, constant: nil)) }
        }
    }

    func walk(_ branch: CodeBranch, expecting: TypeExpression?) -> Typed {
        let before = registries.map(\.requests.count)
        let outer = frame
        frame.locals.append([:])
        let isFatal = branch.kind == .guard && branch.cases[0].contains(where: \.endsProgram)
        var names: [(String, Typed)] = []
        for condition in branch.conditions {
            switch condition {
            case .expression(let value): _ = walk(value)
            case .availability: break
            case .binding(let name, let type, let value):
                let written = type.map(resolve)
                let found = walk(
                    value, expecting: written.map { .optional($0) },
                    use: isFatal ? Use(ofNil: .forced, ofErrors: .open) : .soft)
                let unwrapped = written.map { Typed($0) } ?? found.type.map { Typed($0.unwrappedOnce) } ?? .unknown
                if let name {
                    let local = declared(unwrapped, as: .value(flow.newValue()), found)
                    frame.declare(name, .value(local, constant: nil))
                    names.append((name, local))
                }
            }
        }
        let tested = Set(
            zip(registries, before).flatMap { registry, count in
                registry.requests[count...].compactMap { $0.key?.type.spelling(.plain) }
            })
        var result = Typed.unknown
        for (number, body) in branch.cases.enumerated() {
            let conditions = frame.conditions
            if branch.isInactive {
                frame.conditions.append(Self.inactive(branch.location))
            } else {
                frame.conditions.append(
                    RegistryCondition(
                        text: "\(branch.kind):\(branch.text):\(branch.kind == .guard ? -1 : number)",
                        branch: branch.location, number: number,
                        count: branch.isComplete ? branch.cases.count : nil, tested: isFatal ? [] : tested))
            }
            let typed = body.count == 1 ? walk(body, resultOf: expecting ?? frame.result) : walk(body)
            if number == 0 { result = typed }
            frame.conditions = conditions
        }
        frame = outer
        if branch.kind == .guard {
            for (name, typed) in names { frame.declare(name, .value(typed, constant: nil)) }
            // The following statements run under the same condition.
            if branch.conditions.contains(where: { if case .availability = $0 { true } else { false } }) {
                frame.conditions.append(
                    RegistryCondition(text: "if:\(branch.text):0", branch: branch.location, number: 0, count: nil))
            }
        }
        return result
    }
}
