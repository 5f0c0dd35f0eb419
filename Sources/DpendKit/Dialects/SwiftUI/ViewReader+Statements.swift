extension ViewReader {
    /// The views of a body.
    func shown(_ body: [CodeStatement]) -> [ViewEvent] {
        scope.locals.append([:])
        defer { scope.locals.removeLast() }
        return body.flatMap(shown)
    }

    private func shown(_ statement: CodeStatement) -> [ViewEvent] {
        switch statement {
        case .variable(let variable):
            declare(variable)
            return []
        case .expression(let expression): return result(expression)
        case .result(let value): return value.map(result) ?? []
        case .failure(let error):
            discard(shown(error))
            return []
        case .branch(let branch): return shown(branch)
        case .loop(let names, let sequence, let body):
            if let sequence { discard(shown(sequence)) }
            scope.locals.append([:])
            defer { scope.locals.removeLast() }
            for name in names { scope.declare(name, ViewLocal(.unknown)) }
            return shown(body)
        case .block(let body, _): return shown(body)
        case .function(let function):
            scope.declare(function.name, ViewLocal(.function(function)))
            return []
        }
    }

    /// The views of an expression that may be the result of the function: `.init(view: …)` has its type.
    private func result(_ expression: CodeExpression) -> [ViewEvent] {
        guard case .call(let call) = expression, case .member(nil, "init", _) = call.callee,
            let path = scope.result.map(walker.resolve)?.unwrappedOnce.nominal?.path,
            let type = types.type(path, from: scope.file)
        else { return shown(expression) }
        let views = argumentViews(call)
        return types.isShown(path)
            ? [construction(of: type, at: call.location)] + views.flatMap(\.self) : holder(type, views, call, named: "")
    }

    private func declare(_ variable: CodeVariable) {
        let type = variable.type
        if variable.names.count == 1, let body = variable.body, variable.value == nil {
            scope.declare(variable.names[0], ViewLocal(.computed(body), type))
        } else if variable.names.count == 1, let value = variable.value {
            scope.declare(variable.names[0], ViewLocal(.value(value), type))
            // A view is noted where the variable is used. A host stays one, used or not.
            if value.mayHost { _ = shown(value) }
        } else {
            for name in variable.names { scope.declare(name, ViewLocal(.unknown, type)) }
            if let value = variable.value { discard(shown(value)) }
        }
    }

    func shown(_ branch: CodeBranch) -> [ViewEvent] {
        if branch.isInactive { return [] }
        var names: [(String, ViewLocal)] = []
        for condition in branch.conditions {
            switch condition {
            case .expression(let value): discard(shown(value))
            case .availability: break
            case .binding(let name, let type, let value):
                if let name {
                    // The value is the same, and its type is not optional.
                    let isSame: Bool = if case .name(name, _) = value { true } else { false }
                    let known = isSame ? scope.local(name) : nil
                    let named = isSame ? .member(.name("self", []), name, []) : value
                    names.append((name, known ?? ViewLocal(.value(.forced(named)), type)))
                }
            }
        }
        scope.locals.append([:])
        for (name, local) in names { scope.declare(name, local) }
        let effect: WayGraph.Effect? =
            branch.kind == .guard
            ? nil
            : branch.conditions.contains(where: isChosen)
                ? .chosen : branch.conditions.contains(where: isOfStack) ? .chosenByStack : nil
        let around = scope.branches
        if let effect { scope.branches.append(effect) }
        let found = unlessOlder(branch.cases.map(shown), of: branch)
        scope.branches = around
        scope.locals.removeLast()
        if branch.kind == .guard { for (name, local) in names { scope.declare(name, local) } }
        guard let effect else { return found.flatMap(\.self) }
        // Whatever code before chooses, it shows what each case shows.
        let common = branch.isComplete ? found.common : []
        return found.joined().map { common.contains(.init($0)) ? $0 : $0.within([effect]) }
    }

    /// The cases of a branch. What an older system shows under fewer supplies may be shown on a newer one only, since
    /// other code looks at `#available`, too.
    private func unlessOlder(_ cases: [[ViewEvent]], of branch: CodeBranch) -> [[ViewEvent]] {
        let isOfSystem = branch.conditions.contains { if case .availability = $0 { true } else { false } }
        guard isOfSystem, let newer = cases.first.map({ Set($0.map(ShownView.init)) }) else { return cases }
        return [cases[0]]
            + cases.dropFirst().map { older in
                older.map { event in
                    if !event.isSlot || newer.contains(ShownView(event)) { return event }
                    return event.within([.uncertain("'#available' decides which objects it gets")])
                }
            }
    }

    private func isOfStack(_ condition: CodeCondition) -> Bool {
        switch condition {
        case .expression(let value), .binding(_, _, let value):
            value.names.contains { scope.local($0)?.isOfStack ?? false }
        case .availability: false
        }
    }

    /// Whether a condition depends on what a caller passes, or the maker of the view, and not on a state.
    private func isChosen(_ condition: CodeCondition) -> Bool {
        // A preview chooses what it shows itself.
        if scope.isPreview { return false }
        return switch condition {
        case .expression(let value): isPassed(value)
        case .binding(_, _, let value): isPassed(value)
        case .availability: false
        }
    }

    /// Whether code around decides a value: a caller, or the maker of an object.
    func isPassed(_ value: CodeExpression) -> Bool {
        if case .name("self", _) = value { return scope.type.map { index.kind(of: $0.path) == .enum } ?? false }
        // The maker of an object decides its constants.
        if case .member(let base?, let name, _) = value, let path = type(of: base)?.unwrappedOnce.nominal?.path,
            let place = index.value(among: index.ownMembers(name, of: path)), index[place].isStored,
            !index[place].isVariable
        {
            return true
        }
        return value.names.contains { name in
            if let local = scope.local(name) { return local.isPassed }
            guard let type = scope.type, let place = types.members(name, of: type).first else { return false }
            return index[place].kind == .property && index[place].isStored && !index[place].isStatic
                && index[place].attributes.isEmpty
        }
    }
}

extension CodeExpression {
    /// Whether it calls something that may show views beside the hierarchy of views: its text names a host, or it has a
    /// closure.
    var mayHost: Bool {
        switch self {
        case .call(let call): call.callee.mayHost || call.arguments.contains { $0.value.mayHost }
        case .name(let name, _):
            name.contains("Host") || name.contains("Renderer") || name.hasSuffix("Controller")
                || name.hasSuffix("Window")
        case .member(let base, let name, _): name.hasPrefix("host") || base?.mayHost ?? false
        case .closure: true
        case .cast(let value, _, _), .forced(let value), .chained(let value), .attempt(let value, _): value.mayHost
        case .binary(let left, _, let right, _): left.mayHost || right.mayHost
        case .conditional(let condition, let first, let second): condition.mayHost || first.mayHost || second.mayHost
        case .array(let elements), .other(let elements): elements.contains(where: \.mayHost)
        case .tuple(let elements): elements.contains { $0.value.mayHost }
        case .dictionary(let elements): elements.contains { $0.1.mayHost }
        case .branch: true
        case .metatype, .literal, .keyPath: false
        }
    }
}
