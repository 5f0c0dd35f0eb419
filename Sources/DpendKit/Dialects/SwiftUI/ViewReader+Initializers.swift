/// Initializers of views, of hosts, and of values that keep views.
extension ViewReader {
    func made(_ call: CodeCall, named name: String) -> [ViewEvent] {
        if let type = type(named: call.callee) {
            let known = scope.isBridge
            // A view of UIKit or AppKit shows the hosts that its closures make.
            if types.isBridge(type) { scope.isBridge = true }
            let views = argumentViews(call)
            scope.isBridge = known
            if let host = host(of: type) { return hosted(views, call, by: type, host) }
            guard types.isShown(type.path) else { return holder(type, views, call, named: name) }
            return [construction(of: type, at: call.location)] + passed(views, call, to: type)
        }
        let plain = Self.typeName(call.callee)?.last?.name ?? name
        if SwiftUINames.isHost(plain) {
            note(arguments(call), plain, at: call.location)
            return hostEvents(call, plain)
        }
        if plain == "NavigationLink" { return link(call) }
        let views = arguments(call)
        if SwiftUINames.stacks.contains(plain) { return views.within(.beginsStack(call.location)) }
        return SwiftUINames.containers.contains(plain) ? views : throughForeign(views, "'\(plain)'", call)
    }

    /// A value that is not a view. It may keep views in its properties.
    func holder(_ type: ShownType, _ views: [[ViewEvent]], _ call: CodeCall, named name: String) -> [ViewEvent] {
        if SwiftUINames.containers.contains(name) { return views.flatMap(\.self) }
        let names = keepingNames(call, of: type)
        var found: [ViewEvent] = []
        for (number, names) in names.enumerated() where !views[number].isEmpty {
            let properties = types.ownMembers(of: type).filter {
                index[$0].isStored && names.contains(index[$0].name) && makesViews($0)
            }
            for property in properties {
                keep(views[number], in: .member(property, type))
                found += hosted(views[number].filter(\.isSlot), in: index[property].name, of: type, at: call.location)
            }
            if properties.isEmpty { discard(views[number]) }
        }
        return found
    }

    /// The views of a caller that a value keeps in a property, as the hosts in the code of the value show them.
    private func hosted(_ slots: [ViewEvent], in property: String, of type: ShownType, at location: SourceLocation)
        -> [ViewEvent]
    {
        if slots.isEmpty { return [] }
        let roots = types.ownMembers(of: type).filter { index[$0].body != nil || index[$0].value != nil }.flatMap {
            self.roots(in: .member($0, type), to: property)
        }
        return roots.flatMap { root -> [ViewEvent] in
            let shown = slots.onWays(root.events.map(\.effects))
            if scope.isBridge {
                return shown.within(.blurs("'\(type.path)' may get what the view around it has, or nothing"))
            }
            note(shown, root.name, root.kind, at: location)
            return []
        }
    }

    /// For each argument of an initializer, the names of the properties that keep it.
    private func keepingNames(_ call: CodeCall, of type: ShownType) -> [[String]] {
        for place in types.members("init", of: type) {
            guard let positions = CodeWalker.positions(of: call, in: index[place].parameters) else { continue }
            return positions.map { properties(setBy: index[place].parameters[$0].name, in: place, of: type) }
        }
        return call.arguments.map { argument in argument.label.map { [$0] } ?? [] }
    }

    /// The views that a host shows in code of a bridge.
    func hostEvents(_ call: CodeCall, _ name: String) -> [ViewEvent] {
        scope.isBridge
            ? arguments(call).within(.blurs("'\(name)' may get what the view around it has, or nothing")) : []
    }

    /// Adds a root with views.
    func note(_ views: [ViewEvent], _ name: String, _ kind: WayGraph.Root.Kind = .program, at location: SourceLocation)
    {
        if scope.isBridge || views.isEmpty { return }
        add(
            ViewRoot(
                name: name, kind: kind == .program && scope.isPreview ? .preview : kind, location: location,
                events: views))
    }

    func host(of type: ShownType) -> String? { index.lineage(of: type.path).first(where: SwiftUINames.hosts.contains) }

    /// A host that the sources declare. Its initializer, or the initializer of a superclass, may supply something.
    func hosted(_ views: [[ViewEvent]], _ call: CodeCall, by type: ShownType, _ host: String) -> [ViewEvent] {
        for (place, owner) in initializers(of: type) {
            guard let positions = CodeWalker.positions(of: call, in: index[place].parameters),
                positions.count == views.count
            else { continue }
            let parameters = index[place].parameters
            func argument(_ name: String) -> CodeExpression? {
                positions.firstIndex { parameters[$0].name == name }.map { call.arguments[$0].value }
            }
            for (number, position) in positions.enumerated() where !views[number].isEmpty {
                let known = roots(in: .member(place, owner), to: parameters[position].name)
                for root in known {
                    let ways = root.events.flatMap { completed([$0.effects], argument) }
                    note(views[number].onWays(ways), root.name, root.kind, at: call.location)
                }
                if known.isEmpty { discard(views[number]) }
            }
            return []
        }
        let all = views.flatMap(\.self)
        note(all, type.path, at: call.location)
        return scope.isBridge
            ? all.within(.blurs("'\(type.path)' may get what the view around it has, or nothing")) : []
    }

    /// The initializers of a class, or else those that it inherits, each with its class.
    func initializers(of type: ShownType) -> [(CodeIndex.MemberPlace, ShownType)] {
        for path in index.lineage(of: type.path) {
            guard let above = types.type(path, from: type.home.file) else { continue }
            // An initializer for a decoder shows nothing.
            let found = types.ownMembers(of: above).filter {
                index[$0].kind == .initializer && index[$0].parameters.first?.label != "coder"
            }
            if !found.isEmpty { return found.map { ($0, above) } }
        }
        return []
    }

    func superInitializer(_ call: CodeCall) -> [ViewEvent] {
        guard let type = scope.type, let host = host(of: type) else { return arguments(call) }
        let inherited = index.files[type.home.file].types[type.home.position].inherited
        let context = index.context(file: type.home.file, owner: type.home.position, generics: [])
        for above in inherited.compactMap({ index.resolve($0, in: context, file: type.home.file).nominal }) {
            if let declared = types.type(above.path, from: type.home.file), self.host(of: declared) != nil {
                return hosted(argumentViews(call), call, by: declared, host)
            }
            // `super.init(rootView: .init(…))`
            guard SwiftUINames.hosts.contains(above.path), let argument = call.arguments.first,
                case .call(let inner) = argument.value, case .member(nil, "init", _) = inner.callee,
                let path = above.components.last?.arguments.first?.nominal?.path,
                let shown = types.type(path, from: type.home.file)
            else { continue }
            note(
                [construction(of: shown, at: inner.location)] + passed(argumentViews(inner), inner, to: shown), host,
                at: call.location)
            return []
        }
        note(arguments(call).map(unsureIfKept), host, at: call.location)
        return []
    }

    /// A host that shows what another value keeps may be made in code of a bridge, with what the view around that has.
    private func unsureIfKept(_ view: ViewEvent) -> ViewEvent {
        guard case .place(.member(_, let type?)) = view.target, !types.isShown(type.path), type != scope.type else {
            return view
        }
        return view.within([.uncertain("the place that makes the host of '\(type.path)' is not known")])
    }

    /// The views that the initializer of a view takes, as the view shows them.
    func passed(_ views: [[ViewEvent]], _ call: CodeCall, to type: ShownType) -> [ViewEvent] {
        guard views.contains(where: { !$0.isEmpty }) else { return [] }
        for place in types.members("init", of: type) {
            guard let positions = CodeWalker.positions(of: call, in: index[place].parameters) else { continue }
            let properties = index[place].parameters.map { self.properties(setBy: $0.name, in: place, of: type) }
            return passed(views, positions, properties, call, type)
        }
        if !types.members("init", of: type).isEmpty { return views.flatMap(\.self) }
        let parameters = memberwiseParameters(of: type)
        return passed(
            views, CodeWalker.positions(of: call, in: parameters) ?? Self.byLabel(call, parameters),
            parameters.map { [$0.name] }, call, type)
    }

    /// The parameters of the initializer that Swift adds to a struct.
    func memberwiseParameters(of type: ShownType) -> [CodeParameter] {
        let properties = types.ownMembers(of: type).filter {
            index[$0].kind == .property && index[$0].isStored && !index[$0].isStatic
                && (index[$0].value == nil || index[$0].isVariable)
        }
        return properties.map { place in
            let property = index[place]
            let hasDefault =
                property.value != nil || property.type.map { $0 != $0.unwrappedOnce } ?? false
                || EnvironmentRequest.isWritten(property)
            // The initializer takes a closure for a property with a builder.
            let written = property.type ?? .named("?")
            let isBuilt = property.attributes.contains { $0.name.hasSuffix("Builder") }
            let type =
                isBuilt
                ? .function(.init(attributes: [], parameters: [], isAsync: false, throwing: .never, result: written))
                : written
            return CodeParameter(
                label: property.name, name: property.name, type: type, hasDefault: hasDefault,
                location: property.location)
        }
    }

    /// The properties that an initializer sets by a parameter, itself or by way of other initializers.
    func properties(setBy name: String, in place: CodeIndex.MemberPlace, of type: ShownType, depth: Int = 0) -> [String]
    {
        guard let body = index[place].body else { return [name] }
        var found = body.properties(setBy: name)
        for call in body.delegations where depth < 4 {
            guard let number = call.arguments.firstIndex(where: { $0.value.mentions(name) }) else { continue }
            for target in types.members("init", of: type) where target != place {
                guard let positions = CodeWalker.positions(of: call, in: index[target].parameters) else { continue }
                found += properties(
                    setBy: index[target].parameters[positions[number]].name, in: target, of: type, depth: depth + 1)
                break
            }
        }
        return found
    }

    /// - Parameters:
    ///   - positions: The parameter of each argument.
    ///   - properties: The properties that each parameter sets.
    func passed(
        _ views: [[ViewEvent]], _ positions: [Int?], _ properties: [[String]], _ call: CodeCall, _ type: ShownType
    ) -> [ViewEvent] {
        func argument(_ name: String) -> CodeExpression? {
            zip(call.arguments, positions).first { $1.map { properties[$0].contains(name) } ?? false }?.0.value
        }
        return zip(views, positions).flatMap { views, position -> [ViewEvent] in
            guard !views.isEmpty, let position else { return views }
            let ways = properties[position].flatMap { self.ways(in: .type(type), to: $0) }
            var isHosted = false
            for root in properties[position].flatMap({ hosts(of: $0, in: type) }) {
                isHosted = true
                note(
                    views.onWays(root.events.flatMap { completed([$0.effects], argument) }), root.name, root.kind,
                    at: call.location)
            }
            return isHosted && ways.isEmpty ? [] : placed(views, completed(ways, argument), in: type)
        }
    }

    /// The hosts in the code of a view that show what it keeps in a property: a sheet of UIKit.
    private func hosts(of property: String, in type: ShownType) -> [ViewRoot] {
        let use = SlotUse(place: .type(type), slot: property)
        if let known = knownHosts[use] { return known }
        let members = types.ownMembers(of: type).filter { index[$0].body != nil || index[$0].value != nil }
        let found = members.flatMap { roots(in: .member($0, type), to: property) }
        if members.allSatisfy({ events[.member($0, type)] != nil }) { knownHosts[use] = found }
        return found
    }

    static func byLabel(_ call: CodeCall, _ parameters: [CodeParameter]) -> [Int?] {
        var functions = parameters.indices.filter { if case .function = parameters[$0].type { true } else { false } }
        return call.arguments.map { argument in
            if let label = argument.label { return parameters.firstIndex { $0.label == label } }
            return functions.isEmpty ? nil : functions.removeFirst()
        }
    }

    /// The views on each way to the place where they are shown. A body that was not read shows them as they are.
    func placed(_ views: [ViewEvent], _ ways: [[WayGraph.Effect]], in type: ShownType) -> [ViewEvent] {
        if ways.isEmpty {
            let isRead = types.isBridge(type) || types.members("body", of: type).contains { index[$0].body != nil }
            return isRead
                ? views.within(.uncertain("'\(type.path)' shows what it is given in a way that is not read")) : views
        }
        return views.onWays(ways)
    }
}

extension [CodeStatement] {
    /// The calls of other initializers of the type: `self.init(…)`.
    fileprivate var delegations: [CodeCall] {
        compactMap { statement in
            if case .expression(.call(let call)) = statement, case .member(.name("self", _)?, "init", _) = call.callee {
                call
            } else {
                nil
            }
        }
    }

    /// The properties that statements of an initializer set by a parameter.
    fileprivate func properties(setBy name: String) -> [String] {
        var found: [String] = []
        for statement in self {
            switch statement {
            case .expression(.binary(.tuple(let left), "=", .tuple(let right), _)) where left.count == right.count:
                for (left, right) in zip(left, right) where right.value.mentions(name) {
                    found += left.value.assignedProperty
                }
            case .expression(.binary(let left, "=", let right, _)) where right.mentions(name):
                found += left.assignedProperty
            case .branch(let branch): found += branch.cases.flatMap { $0.properties(setBy: name) }
            default: break
            }
        }
        return found
    }
}

extension CodeExpression {
    /// The property of `self` that an assignment to the expression sets.
    fileprivate var assignedProperty: [String] {
        switch self {
        case .member(.name("self", _)?, let property, _): [property]
        case .name(let property, _): [property.hasPrefix("_") ? String(property.dropFirst()) : property]
        default: []
        }
    }

    /// `store.items` for `$store.items`.
    var withoutBinding: CodeExpression {
        switch self {
        case .name(let name, let arguments) where name.first == "$" && name.dropFirst().first?.isNumber != true:
            .name(String(name.dropFirst()), arguments)
        case .member(let base?, let name, let arguments): .member(base.withoutBinding, name, arguments)
        default: self
        }
    }

    /// Whether it mentions a variable, also in a closure.
    fileprivate func mentions(_ name: String) -> Bool { names.contains(name) || closureNames.contains(name) }

    /// The names that a closure mentions in its statements.
    fileprivate var closureNames: Set<String> {
        switch self {
        case .closure(let closure):
            closure.body.reduce(into: []) {
                if case .expression(let value) = $1 {
                    $0.formUnion(value.names)
                } else if case .result(let value?) = $1 {
                    $0.formUnion(value.names)
                }
            }
        case .call(let call): call.arguments.reduce(into: []) { $0.formUnion($1.value.closureNames) }
        default: []
        }
    }
}
