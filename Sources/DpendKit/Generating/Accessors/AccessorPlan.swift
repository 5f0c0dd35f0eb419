import DpendRuntime

/// The accessors of an application. They are the same for all back ends.
struct AccessorPlan {
    /// An accessor for each registration, in their order.
    let registered: [Accessor]
    /// An accessor for each external value, in their order.
    let externals: [Accessor]
    /// The access of the declaration.
    let access: AccessLevel
    /// The type for overrides, within the declaration.
    let overridesType: SwiftType
    /// For the root: the accessors of all nested containers, in their order.
    let nested: [AccessorPlan]
    /// The access of members that only generated code uses. Nested containers use them as well.
    let hidden: SwiftModifiers

    init(_ plan: RegistrationPlan, in graph: DependencyGraph) {
        nested = plan.nested.map { AccessorPlan($0, in: graph) }
        hidden = plan.containers.isEmpty ? "private " : "fileprivate "
        let keys = plan.externals.map(\.key) + plan.registrations.map(\.key)
        let visible = keys.filter { graph[$0] != nil && $0.provider == nil }
        let names = AccessorName.names(of: visible)
        // In the declaration, an accessor would hide a type with the same name.
        var taken = Set(plan.namedTypes.map { $0.hasQualifiedName ? $0.qualifiedName : $0.components[0].name })
        for container in plan.containers.all.dropFirst() { taken.insert(container.name) }
        overridesType = taken.contains("Overrides") ? "Overrides_" : "Overrides"
        /// In the order of the keys. Visible accessors come first, so that they keep their names.
        func unused(_ name: String) -> String {
            var name = name
            while !taken.insert(name).inserted { name += "_" }
            return name
        }
        var uniqueNames: [DependencyKey: String] = [:]
        for key in visible.sorted() { uniqueNames[key] = unused(names[key] ?? AccessorName.of(key)) }
        for key in keys.sorted() where uniqueNames[key] == nil {
            uniqueNames[key] = unused(AccessorName.of(key) + (key.hiddenTag ?? ""))
        }

        externals = plan.externals.map { external in
            let name = uniqueNames[external.key] ?? external.name
            return Accessor(
                key: external.key, name: name, uniqueName: name, type: external.key.type, parameters: nil,
                effects: .none,
                access: plan.visibility.access)
        }
        var registered = plan.registrations.map { registration -> Accessor in
            let key = registration.key
            let name = uniqueNames[key] ?? AccessorName.of(key)
            var accessor = Accessor(
                key: key, name: name, uniqueName: name, type: key.type, parameters: nil, effects: registration.effects,
                access: .private, availability: registration.availability)
            if let (provider, function) = registration.assisted {
                accessor.type = function.result
                accessor.parameters = Self.parameters(of: provider.factory)
                let demanded = EffectPropagation.calling(provider) { graph.nodes[$0].effects }
                accessor.effects = Effects(
                    isThrowing: demanded.isThrowing, isAsync: function.isAsync,
                    globalActor: demanded.globalActor ?? function.globalActor)
            }
            if graph[key] != nil, key.provider == nil {
                accessor.access = plan.visibility.access(
                    naming: accessor.namedTypes, actor: accessor.effects.globalActor)
            }
            return accessor
        }
        Self.nameFunctions(&registered, besides: Self.openings(in: plan))
        self.registered = registered
        access = plan.visibility.access
    }

    /// The types in accessors with the access of the declaration.
    var exposedTypes: [TypeExpression] {
        (externals + registered).filter { $0.access == access }.flatMap(\.namedTypes)
    }

    /// The effects of making the eager singletons.
    func eagerEffects(_ plan: RegistrationPlan) -> Effects {
        zip(plan.registrations, registered).filter { $0.0.scope == .eagerSingleton }
            .reduce(into: .none) { $0.formUnion($1.1.effects) }
    }

    private static func parameters(of factory: DependencyFactory) -> [Accessor.Parameter] {
        let assisted = factory.parameters.filter(\.isRunTimeValue)
        let labels = assisted.map(\.label)
        return assisted.enumerated().map { number, parameter in
            let isName =
                SwiftIdentifier.isPlain(parameter.label) && labels.filter { $0 == parameter.label }.count == 1
                && parameter.label.first?.isUppercase == false && !Accessor.isLocal(parameter.label)
            return Accessor.Parameter(
                label: parameter.label, name: isName ? parameter.label : "argument\(number + 1)",
                type: parameter.dependency.requestedType)
        }
    }

    /// A function has the name of its dependency if its labels distinguish it from the others of that name. The same
    /// holds for overrides, if nothing else has that name.
    private static func nameFunctions(_ accessors: inout [Accessor], besides openings: [String]) {
        func name(_ accessor: Accessor) -> String {
            AccessorName.of(DependencyKey(type: accessor.type, tag: accessor.key.tag))
        }
        var counts: [String: Int] = [:]
        for opening in openings { counts[opening, default: 0] += 1 }
        var nameCounts = Dictionary(accessors.map { ($0.uniqueName, 1) }) { first, _ in first }
        for accessor in accessors where accessor.parameters != nil {
            counts[name(accessor) + labels(of: accessor), default: 0] += 1
            nameCounts[name(accessor), default: 0] += 1
        }
        for position in accessors.indices where accessors[position].parameters?.isEmpty == false {
            let short = name(accessors[position])
            if counts[short + labels(of: accessors[position])] == 1 { accessors[position].name = short }
            if nameCounts[short] == 1 { accessors[position].uniqueName = short }
        }
    }

    /// The functions that open nested containers, with their labels.
    private static func openings(in plan: RegistrationPlan) -> [String] {
        // Only the root knows the names of all values. In a nested container they include other containers' names.
        plan.openedValues.map { name, labels in
            "\(ContainerOpening.functionName(name))(\(labels.map { "\($0):" }.joined()))"
        }
    }

    private static func labels(of accessor: Accessor) -> String {
        "(\(accessor.parameters?.map { "\($0.label):" }.joined() ?? ""))"
    }
}

extension Accessor {
    /// The types in its signature.
    var namedTypes: [TypeExpression] { [type] + (parameters?.map(\.type) ?? []) }
}
