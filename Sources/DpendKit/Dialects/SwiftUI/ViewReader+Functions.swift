/// Functions of the sources: views that they make, and views that they are given.
extension ViewReader {
    /// A call of a function without a receiver.
    func called(_ name: String, _ call: CodeCall) -> [ViewEvent] {
        let views = argumentViews(call)
        if isOfView,
            let found = changed(
                [ViewEvent(effects: [], target: .slot("self"), location: call.location)], by: name, call, views)
        {
            return found
        }
        if isOfView,
            let found = builtIn(name, call, [ViewEvent(effects: [], target: .slot("self"), location: call.location)])
        {
            return found
        }
        if let type = scope.type, case let places = types.members(name, of: type), !places.isEmpty {
            return applied(places, on: type, call, views)
        }
        var outer = scope.owner.flatMap { index.files[scope.file].types[$0].parent }
        while let position = outer {
            if let type = types.type(index.name(ofType: position, file: scope.file), from: scope.file),
                case let places = types.members(name, of: type).filter({ index[$0].isStatic }), !places.isEmpty
            {
                return applied(places, on: type, call, views)
            }
            outer = index.files[scope.file].types[position].parent
        }
        let globals = globals(name)
        if !globals.isEmpty { return applied(globals, on: nil, call, views) }
        // In an extension of views, a modifier needs no receiver.
        return (isOfView ? [ViewEvent(effects: [], target: .slot("self"), location: call.location)] : [])
            + views.flatMap(\.self)
    }

    /// The views of called functions, and of what they are given.
    func applied(_ places: [CodeIndex.MemberPlace], on type: ShownType?, _ call: CodeCall, _ views: [[ViewEvent]])
        -> [ViewEvent]
    {
        let candidates = fitting(places, call)
        let isProperty = places.first.map { index[$0].kind == .property } ?? false
        if isProperty, let place = places.first {
            // A closure in a property: `content()`.
            return shown(index[place].value == nil ? .name(index[place].name, []) : .name(index[place].name, []))
                + views.flatMap(\.self)
        }
        guard !candidates.isEmpty else { return views.flatMap(\.self) }
        return candidates.flatMap { place, positions -> [ViewEvent] in
            let makes = makesViews(place)
            var found = makes ? [step(to: place, type, at: call.location)] : []
            for (number, position) in positions.enumerated() where !views[number].isEmpty {
                found += flow(
                    views[number], into: index[place].parameters[position].name, of: .member(place, type), makes: makes,
                    at: call.location, arguments(of: call, positions, place))
            }
            return found
        }
    }

    /// The functions that a call may mean, with the positions of the parameters for its arguments.
    func fitting(_ places: [CodeIndex.MemberPlace], _ call: CodeCall) -> [(CodeIndex.MemberPlace, [Int])] {
        let all = places.compactMap { place in
            CodeWalker.positions(of: call, in: index[place].parameters).map { (place, $0) }
        }
        let exact = all.filter { place, positions in
            zip(call.arguments, positions).allSatisfy { argument, position in
                guard case .closure = argument.value else { return true }
                let type = index[place].parameters[position].type.unwrappedOnce
                return if case .function = type { true } else {
                    type.nominal?.module == nil && index[place].genericParameters.contains(type.nominal?.path ?? "")
                }
            }
        }
        return exact.isEmpty ? all : exact
    }

    /// The arguments by the names of a function's parameters.
    func arguments(of call: CodeCall, _ positions: [Int], _ place: CodeIndex.MemberPlace) -> (String) -> CodeExpression?
    {
        let parameters = index[place].parameters
        return { name in positions.firstIndex { parameters[$0].name == name }.map { call.arguments[$0].value } }
    }

    /// The views that a function is given, as it shows them.
    func flow(
        _ views: [ViewEvent], into slot: String, of place: ViewPlace, makes: Bool, at location: SourceLocation,
        _ argument: (String) -> CodeExpression? = { _ in nil }
    ) -> [ViewEvent] {
        if case .member(let member, _) = place, index[member].body == nil { return views }
        let ways = completed(ways(in: place, to: slot), argument)
        let roots = roots(in: place, to: slot)
        for root in roots {
            let ways = completed(root.events.map(\.effects), argument)
            note(views.onWays(ways), root.name, root.kind, at: location)
        }
        if makes, !ways.isEmpty { return views.onWays(ways) }
        if roots.isEmpty { discard(views) }
        return []
    }

    /// Views that a function over views changes; nil if the sources have none with the name.
    ///
    /// - Parameter call: Nil for a property.
    func changed(_ views: [ViewEvent], by name: String, _ call: CodeCall?, _ given: [[ViewEvent]]? = nil)
        -> [ViewEvent]?
    {
        guard makers.contains(name) || index.declaresFunction(name) else { return nil }
        let places = extensions(name).filter {
            makesViews($0) || !index[$0].parameters.isEmpty || index[$0].kind == .function
        }
        if places.isEmpty { return nil }
        guard let call else {
            return places.filter { index[$0].kind == .property }.flatMap { place in
                [step(to: place, nil)]
                    + flow(views, into: "self", of: .member(place, nil), makes: true, at: index[place].location)
            }
        }
        // A function with the name of one of SwiftUI calls that one.
        let candidates = fitting(places, call).filter { !isOpen(.member($0.0, nil)) }
        if candidates.isEmpty { return nil }
        let given = given ?? argumentViews(call)
        return candidates.flatMap { place, positions -> [ViewEvent] in
            let makes = makesViews(place)
            let argument = arguments(of: call, positions, place)
            var found =
                (makes ? [step(to: place, nil, at: call.location)] : [])
                + flow(views, into: "self", of: .member(place, nil), makes: makes, at: call.location, argument)
            for (number, position) in positions.enumerated() where !given[number].isEmpty {
                found += flow(
                    given[number], into: index[place].parameters[position].name, of: .member(place, nil), makes: makes,
                    at: call.location, argument)
            }
            return found
        }
    }
}
