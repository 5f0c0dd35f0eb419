extension CodeWalker {
    /// The dialect that has this container type; nil for any other type.
    func containerDialect(of type: TypeExpression?) -> Int? {
        guard let type = type?.unwrappedOnce, let dialect = index.dialect(of: type), let path = type.nominal?.path,
            dialects[dialect].containerTypes.contains(path)
        else { return nil }
        return dialect
    }

    /// The same expression as a mention of a holder, if it is a container.
    func mention(_ holder: @autoclosure () -> ContainerFlow.Holder, _ typed: Typed) -> Typed {
        guard case .instance(let type, let isImplicitlyUnwrapped, _) = typed, containerDialect(of: type) != nil else {
            return typed
        }
        return .instance(
            type, isImplicitlyUnwrapped: isImplicitlyUnwrapped, mention: flow.mention(flow.number(holder())))
    }

    func mention(_ holder: Int, _ typed: Typed) -> Typed { mention(flow.holders[holder], typed) }

    /// The value of a name as an expression; a container gets a new mention.
    func mention(_ local: Typed) -> Typed {
        guard case .instance(_, _, let mention?) = local else { return local }
        return self.mention(mention.holder, local)
    }

    /// The value of a declaration; the initial value goes to its holder.
    func declared(
        _ typed: Typed, as holder: @autoclosure () -> ContainerFlow.Holder?, _ value: Typed? = nil,
        _ expression: CodeExpression? = nil
    ) -> Typed {
        guard case .instance(let type, let isImplicitlyUnwrapped, _) = typed, containerDialect(of: type) != nil,
            let holder = holder()
        else { return typed }
        let number = flow.number(holder)
        if let value { pass(value, of: expression, to: number) }
        return .instance(type, isImplicitlyUnwrapped: isImplicitlyUnwrapped, mention: flow.declaration(number))
    }

    /// Follows the mention of an expression. The result is the number of the holder; nil if it is unknown.
    @discardableResult
    func follow(_ typed: Typed) -> Int? {
        guard case .instance(_, _, let mention?) = typed else { return nil }
        flow.follow(mention)
        return mention.holder
    }

    /// Notes that a value goes to a holder.
    func pass(_ typed: Typed, of value: CodeExpression? = nil, to holder: Int) {
        if let from = follow(typed) { return flow.add(from: from, to: holder) }
        if case .literal(.nothing)? = value { return flow.addNothing(to: holder) }
        flow.addUnknown(to: holder)
    }

    /// The container that the surrounding code extends.
    func ownHolder() -> ContainerFlow.Holder? {
        guard let owner = frame.owner, let dialect = containerDialect(of: index.selfType(owner, file: frame.file))
        else { return nil }
        return frame.isStatic ? .common(dialect) : frame.member.map { .receiver($0) }
    }

    /// The holder that a call asks or fills: the holder of its receiver, or the common one for a static call.
    func holder(ofStatic isStatic: Bool, _ dialect: Int, _ receiver: Typed?) -> [Int] {
        if isStatic { return [flow.number(.common(dialect))] }
        return receiver.flatMap { follow($0) }.map { [$0] } ?? []
    }

    /// Notes that the arguments and the receiver go to the parameters of the functions that the call may reach.
    func pass(
        _ arguments: [Typed], of call: CodeCall, receiver: Typed?,
        to fitting: [(place: CodeIndex.MemberPlace, positions: [Int])], _ parameters: [[TypeExpression]]
    ) {
        for (number, typed) in arguments.enumerated() {
            var isFollowed = true
            for (candidate, types) in zip(fitting, parameters) {
                let position = candidate.positions[number]
                // An overload with a parameter of another type isn't called.
                if containerDialect(of: typed.type) != nil, let path = types[position].unwrappedOnce.nominal?.path,
                    index.isDeclared(path), index.kind(of: path) != .protocol,
                    containerDialect(of: types[position]) == nil, !index.isGeneric(path)
                {
                    continue
                }
                guard index[candidate.place].kind != .enumerationCase, containerDialect(of: types[position]) != nil
                else {
                    isFollowed = false
                    continue
                }
                let holder = flow.number(.parameter(candidate.place, position))
                if case .instance(_, _, let mention?) = typed {
                    flow.add(from: mention.holder, to: holder)
                } else {
                    pass(typed, of: call.arguments[number].value, to: holder)
                }
            }
            if isFollowed { follow(typed) }
        }
        guard let receiver, case .instance(_, _, let mention?) = receiver else { return }
        for candidate in fitting where !index[candidate.place].isStatic {
            flow.add(from: mention.holder, to: flow.number(.receiver(candidate.place)))
        }
        follow(receiver)
    }

    /// The result of a call that reaches one of several functions.
    func result(_ typed: Typed, of places: [CodeIndex.MemberPlace]) -> Typed {
        guard case .instance(let type, _, _) = typed, containerDialect(of: type) != nil else { return typed }
        if places.count == 1 { return mention(.member(places[0]), typed) }
        let value = flow.newValue()
        for place in places { flow.add(from: flow.number(.member(place)), to: value) }
        return mention(value, typed)
    }

    /// A value that is either the first or the second.
    func joined(_ first: Typed, _ second: Typed) -> Typed {
        guard case .instance(let type, _, _) = first, containerDialect(of: type) != nil else { return first }
        let value = flow.newValue()
        pass(first, to: value)
        pass(second, to: value)
        return mention(value, first)
    }

    /// Notes that the returned value goes to the caller.
    func passResult(_ typed: Typed, of value: CodeExpression) {
        if let holder = frame.resultHolder { pass(typed, of: value, to: holder) }
    }

    /// Notes the containers that an expression mentions, and nothing else.
    func noteMentions(in value: CodeExpression) {
        let kept = (registries, frame, captured)
        walk(value)
        (registries, frame, captured) = kept
    }

    // MARK: Containers

    /// Notes a container that an initializer makes, with its arguments.
    func make(_ type: TypeExpression, _ call: CodeCall, dialect: Int) -> Typed {
        if let made = makeElements(type, call, dialect: dialect) { return made }
        guard let path = type.nominal?.path, dialects[dialect].containerTypes.contains(path) else {
            for argument in call.arguments { walk(argument.value) }
            return Typed(type)
        }
        var made = ContainerFlow.Made(
            holder: flow.number(.made(call.location)), dialect: dialect, location: call.location, type: path,
            function: frame.function)
        let given = dialects[dialect].closureParameters(ofInitializer: path)
        var itself: Typed?
        var others: [(CodeExpression, ContainerRole)] = []
        for argument in call.arguments {
            if case .closure(let closure) = argument.value {
                walk(closure, given: given, resolver: made.holder, runs: true, isInOrder: frame.isInOrder)
                continue
            }
            switch dialects[dialect].role(of: argument.label, in: "init", of: path) {
            case .defaultScope:
                (made.scope, made.writtenScope) = scope(argument.value, dialect)
                walk(argument.value)
            case .itself: itself = walk(argument.value, expecting: type)
            case let role?: others.append((argument.value, role))
            case nil: walk(argument.value)
            }
        }
        if let itself {
            made.holder = flow.newValue()
            pass(itself, to: made.holder)
        } else {
            flow.add(made)
        }
        for (value, role) in others {
            connect(value, role, to: made.holder, expecting: type, dialect: dialect, at: call.location)
        }
        return mention(made.holder, Typed(type))
    }

    /// Connects a container with a value that its method or initializer gets.
    func connect(
        _ value: CodeExpression, _ role: ContainerRole, to holder: Int?, expecting type: TypeExpression, dialect: Int,
        at location: SourceLocation
    ) {
        if role == .assemblies { return fill(holder, with: value, dialect: dialect, at: location) }
        if case .array(let elements) = value {
            for element in elements {
                connect(element, role, to: holder, expecting: type, dialect: dialect, at: location)
            }
            return
        }
        let typed = walk(value, expecting: type)
        if case .literal(.nothing) = value { return }
        guard let holder, role != .defaultScope else { return }
        // An unknown container may have the key that is asked for.
        let other = follow(typed) ?? flow.newValue()
        if role != .itself { flow.addParent(other, of: holder) }
        if role == .peer { flow.addParent(holder, of: other) }
    }

    /// Notes that assemblies fill a container.
    private func fill(_ holder: Int?, with value: CodeExpression, dialect: Int, at location: SourceLocation) {
        guard let rules = dialects[dialect].assemblies else { return }
        var assemblies: Set<String>? = []
        var orders: [String: Int] = [:]
        let elements: [CodeExpression] =
            if case .array(let elements) = value, rules.areListsComplete { elements } else { [value] }
        for element in elements {
            if case .instance(let type, _, _) = walk(element), let path = type.nominal?.path, index.isDeclared(path),
                index.kind(of: path) != .protocol, rules.areListsComplete
            {
                let all = [path] + index.allTypes(below: path)
                assemblies?.formUnion(all)
                for path in all { orders[path] = all.count == 1 ? orders[path] ?? orders.count : -1 }
            } else {
                assemblies = nil
            }
        }
        for path in (assemblies.map { $0 } ?? Set(rules.types.flatMap(index.allTypes))).sorted() {
            for (phase, name) in rules.functions.enumerated() {
                for place in index.members(name, of: path) {
                    let order = assemblies == nil ? -1 : orders[path] ?? -1
                    // Each function runs for the whole list before the next one.
                    if order < 0 {
                        noteUnknownStep(place)
                    } else {
                        noteStep(place, at: location, order: phase * elements.count + order, isOnly: true)
                    }
                    for (position, type) in parameterTypes(of: place).enumerated()
                    where containerDialect(of: type) != nil {
                        let parameter = flow.number(.parameter(place, position))
                        if let holder { flow.add(from: holder, to: parameter) } else { flow.addUnknown(to: parameter) }
                    }
                }
            }
        }
    }
}
