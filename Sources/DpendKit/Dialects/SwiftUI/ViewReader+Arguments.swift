extension ViewReader {
    /// The views of each argument. A closure gets the value of `item:`, an element of the first argument, or what the
    /// sources declare for it.
    func argumentViews(_ call: CodeCall) -> [[ViewEvent]] {
        let bound = call.arguments.first { $0.label == "item" }?.value.withoutBinding
        let item = bound.flatMap(type)?.unwrappedOnce
        let isOwn = isDeclared(call.callee) || bound.map(isPassed) ?? false
        let isOfStack = isSharedDestination(call.callee)
        let declared = declaredParameters(ofClosuresIn: call)
        return call.arguments.enumerated().map { number, argument in
            guard case .closure(var closure) = argument.value, !closure.body.isEmpty else {
                return shown(argument.value)
            }
            if closure.parameters.count == 1, closure.parameters[0].type == nil,
                let element = item ?? elementType(of: call)
            {
                closure.parameters[0].type = element
                return shown(closure, isResolved: true, isPassed: isOwn, isOfStack: isOfStack)
            }
            if let types = declared[number], closure.takesUntyped {
                if !closure.hasSignature {
                    closure.parameters = (0..<closure.anonymousCount).map { ("$\($0)", nil) }
                }
                guard closure.parameters.count <= types.count else {
                    return shown(closure, isPassed: isOwn, isOfStack: isOfStack)
                }
                for position in closure.parameters.indices { closure.parameters[position].type = types[position] }
                return shown(closure, isResolved: true, isPassed: isOwn, isOfStack: isOfStack)
            }
            return shown(closure, isPassed: isOwn, isOfStack: isOfStack)
        }
    }

    /// The types that closures among the arguments get, by the positions of the arguments: from the initializer or the
    /// function of the sources that the call fits. Arguments decide generic parameters. A type that depends on another
    /// one is nil.
    private func declaredParameters(ofClosuresIn call: CodeCall) -> [Int: [TypeExpression?]] {
        let closures = call.arguments.indices.filter { number in
            if case .closure(let closure) = call.arguments[number].value { closure.takesUntyped } else { false }
        }
        if closures.isEmpty { return [:] }
        var result: [Int: [TypeExpression?]] = [:]
        func note(_ positions: [Int], _ parameters: [TypeExpression]) {
            var bindings: [String: TypeExpression] = [:]
            for number in positions.indices
            where !closures.contains(number) && parameters[positions[number]].mentionsGeneric {
                if let actual = type(of: call.arguments[number].value) {
                    parameters[positions[number]].bind(to: actual, &bindings)
                }
            }
            for number in closures {
                guard case .function(let function) = parameters[positions[number]].unwrappedOnce else { continue }
                result[number] = function.parameters.map { $0.replacingGenerics(bindings) }.map {
                    $0.mentionsGeneric ? nil : $0
                }
            }
        }
        for place in declarations(of: call.callee) {
            guard let positions = CodeWalker.positions(of: call, in: index[place].parameters) else { continue }
            note(positions, walker.parameterTypes(of: place))
            return result
        }
        guard let type = madeType(call.callee), types.members("init", of: type).isEmpty else { return [:] }
        let parameters = memberwiseParameters(of: type)
        let context = index.context(file: type.home.file, owner: type.home.position, generics: [])
        if let positions = CodeWalker.positions(of: call, in: parameters) {
            note(positions, parameters.map { index.resolve($0.type, in: context, file: type.home.file) })
        }
        return result
    }

    /// The initializers or functions of the sources that a call may mean.
    private func declarations(of callee: CodeExpression) -> [CodeIndex.MemberPlace] {
        if let type = madeType(callee) { return types.members("init", of: type) }
        switch callee {
        case .name(let name, _) where !isTypeName(name) && scope.local(name) == nil:
            return (scope.type.map { types.members(name, of: $0) } ?? []) + globals(name)
        case .member(.name("self", _)?, let name, _): return scope.type.map { types.members(name, of: $0) } ?? []
        default: return []
        }
    }

    /// The type of the sources that a call makes.
    private func madeType(_ callee: CodeExpression) -> ShownType? {
        switch callee {
        case .name(let name, _), .member(_, let name, _): isTypeName(name) ? type(named: callee) : nil
        default: nil
        }
    }

    /// Whether the sources declare what is called.
    private func isDeclared(_ callee: CodeExpression) -> Bool {
        switch callee {
        case .name(let name, _): isTypeName(name) ? type(named: callee) != nil : index.declaresFunction(name)
        case .member(_, let name, _): isTypeName(name) ? type(named: callee) != nil : index.declaresFunction(name)
        default: false
        }
    }

    /// Whether a call may give several stacks the same destinations: it stands in a function for any view. Each stack
    /// gets other values, which decide what is shown.
    private func isSharedDestination(_ callee: CodeExpression) -> Bool {
        switch callee {
        case .name("navigationDestination", _), .member(_, "navigationDestination", _):
            scope.owner.map { index.name(ofType: $0, file: scope.file) == "View" } ?? true
        default: false
        }
    }

    /// The type of the elements that `ForEach` and `List` show.
    private func elementType(of call: CodeCall) -> TypeExpression? {
        guard case .name(let name, _) = call.callee, name == "ForEach" || name == "List",
            let first = call.arguments.first, first.label == nil
        else { return nil }
        if case .array(let element)? = type(of: first.value.withoutBinding) { return element }
        return nil
    }
}

extension CodeClosure {
    /// Whether it has parameters without a written type, and nothing else.
    fileprivate var takesUntyped: Bool {
        hasSignature ? !parameters.isEmpty && parameters.allSatisfy { $0.type == nil } : anonymousCount > 0
    }
}
