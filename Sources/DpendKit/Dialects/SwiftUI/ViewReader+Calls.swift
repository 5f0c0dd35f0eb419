extension ViewReader {
    /// The views that a call stands for.
    func shown(_ call: CodeCall) -> [ViewEvent] {
        switch call.callee {
        case .closure(let closure): return shown(closure) + arguments(call)
        case .name(let name, _):
            if name == "super" { return arguments(call) }
            if let local = scope.local(name) {
                let views = shown(local, name)
                return views + arguments(call)
            }
            if isTypeName(name) { return made(call, named: name) }
            return called(name, call)
        case .member(let base?, let name, _):
            if name.isCapitalized || name == "init" && Self.typeName(base) != nil {
                return made(call, named: name)
            }
            if name == "init", case .name("super", _) = base { return superInitializer(call) }
            if name == "init", case .name("self", _) = base, let type = scope.type {
                if let host = host(of: type) {
                    let own = types.ownMembers(of: type).filter { index[$0].kind == .initializer }
                    return fitting(own, call).isEmpty
                        ? superInitializer(call) : hosted(argumentViews(call), call, by: type, host)
                }
                keep(passed(argumentViews(call), call, to: type), in: .type(type))
                return []
            }
            if case .name("self", _) = base, !isOfView { return called(name, call) }
            return modified(base, name, call)
        case .member(nil, _, _): return arguments(call)
        default: return shown(call.callee) + arguments(call)
        }
    }

    func arguments(_ call: CodeCall) -> [ViewEvent] { argumentViews(call).flatMap(\.self) }

    /// Whether a name is surely the name of a type. A few types begin with a small letter.
    func isTypeName(_ name: String) -> Bool { name.isCapitalized || index.isDeclared(name) }

    // MARK: Navigation

    func link(_ call: CodeCall) -> [ViewEvent] {
        let labelled = call.arguments.firstIndex { $0.label == "destination" }
        let isValue = call.arguments.contains { $0.label == "value" }
        let destination =
            labelled
            ?? (isValue
                ? nil : call.arguments.firstIndex { if case .closure = $0.value { $0.label == nil } else { false } })
        return call.arguments.enumerated().flatMap { number, argument -> [ViewEvent] in
            let views = shown(argument.value)
            return number == destination
                ? views.within([.passes("NavigationLink", call.location), .leavesToStack]) : views
        }
    }
}
