/// Explains why a provider exists, and how long its instances are kept.
struct ProviderReasons {
    private let resolution: DependencyResolution
    private let filter: ImplicitFilter

    /// - Throws: ``InputError`` if a pattern cannot be used.
    init(_ resolution: DependencyResolution) throws(InputError) {
        self.resolution = resolution
        filter = try ImplicitFilter(resolution.options)
    }

    /// A provider of a key, with the reasons.
    ///
    /// - Parameter isOnly: Whether it is the only provider of the key.
    func line(
        _ factory: DependencyFactory, of key: DependencyKey, isOnly: Bool
    ) throws(InputError) -> KeyExplanation.Line {
        var details: [String] = []
        switch factory.kind {
        case .external where resolution.graph.containers.all.contains { $0.values.contains(key) }:
            for container in resolution.graph.containers.all where container.values.contains(key) {
                details.append(
                    "\(container.path) is opened with it, as --nested says\(place(of: "--nested", "\(container.path): \(key.externalName)"))"
                )
            }
        case .external:
            // An option can name a parameter in two ways, so the place of the value is not the place of the key.
            let place = factory.location == .commandLine ? "" : " (\(factory.location))"
            details.append("the application passes it in, as --external says\(place)")
        case .configurationMethod(let method):
            details.append("registered in the DependencyConfiguration '\(method.configuration.name)'")
        case .injection:
            details.append("no provider makes one; 'inject(into:)' sets the properties of what is made elsewhere")
        case .initializer(let type, _):
            if factory.origin == .sources { details += try reasonForClass(type) }
            if let tag = marks(of: type).tag, key.tag != nil {
                details.append("tagged by the comment '// dpend:tag \(tag.spelling(.plain))' before it")
            }
            details += try reasonForRunTimeValues(factory, type)
        }
        if case .library(let library) = factory.origin { details.append("of the library '\(library)'") }
        if let type = factory.providerType, key.producedType == .nominal(type),
            !isDirect(factory, key) || factory.hasRunTimeValues
        {
            details += reasonForOwnName(factory, type)
        } else if !isDirect(factory, key) {
            details.append("stands in for '\(key)', which nothing provides directly")
        }
        let alternatives = alternatives(to: factory)
        if alternatives > 0, isOnly {
            details.append(
                "of its \(alternatives + 1) initializers the one with the most parameters that can be met")
        }
        return .init("\(factory)", at: factory.location, details: details)
    }

    private func reasonForClass(_ type: NominalType) throws(InputError) -> [String] {
        switch try filter.verdict(on: type.path) {
        case .chosen(let pattern):
            ["chosen by --implicit-filter '\(pattern)'\(place(of: "--implicit-filter", pattern))"]
        case .excluded, .notChosen:
            try filter.decoratorPosition(of: type.path).map { position in
                let pattern = resolution.options.implicitDecorators[position]
                return [
                    "chosen by --implicit-decorator '\(pattern)'\(place(of: "--implicit-decorator", pattern)), to wrap what else provides it"
                ]
            } ?? ["a DependencyConfiguration, which no filter has to choose"]
        }
    }

    /// Why a class takes run-time values without marks, or why it does not although it was chosen for that.
    private func reasonForRunTimeValues(_ factory: DependencyFactory, _ type: NominalType) throws(InputError)
        -> [String]
    {
        let patterns = factory.origin == .sources ? try filter.assistedPatterns(of: type.path) : []
        var labelled = patterns.compactMap { pattern -> String? in
            let labels = pattern.labels.filter { label in factory.parameters.contains { $0.label == label } }
            guard !labels.isEmpty else { return nil }
            let names = labels.map { "'\($0)'" }.joined(separator: ", ")
            return "takes \(names) as run-time values, as \(option(pattern)) says"
        }
        let demanded = factory.parameters.filter(\.isDemanded).map { "'\($0.label)'" }
        if !demanded.isEmpty, factory.origin == .sources {
            labelled.append(
                "requires \(demanded.joined(separator: ", ")), as --implicit-required says: "
                    + "neither a default value nor nil replaces an object")
        }
        guard factory.infersRunTimeValues else { return labelled }
        let isPlain =
            factory.origin == .sources && !patterns.contains(where: \.takesAll)
            && patterns.contains(where: \.takesPlainValues)
        let values = isPlain ? "takes plain values that nothing provides" : "takes what nothing provides"
        let chosen =
            (patterns.first(where: \.takesAll) ?? patterns.first(where: \.takesPlainValues)).map(option)
            ?? (factory.origin == .sources ? "the comment '// dpend:assisted' before it" : "its library")
        let unmet =
            resolution.options.mode == .library
            && resolution.graph.nodes.contains { node in
                node.providers.contains {
                    $0.factory.description == factory.description && $0.edges.contains(.unsatisfied)
                }
            }
        if unmet { return labelled + ["takes what no other module provides as run-time values, as \(chosen) says"] }
        return labelled + [
            factory.hasRunTimeValues
                ? "\(values) as run-time values, as \(chosen) says"
                : "takes no run-time values, although \(chosen) allows them: a provider meets each of its parameters"
        ]
    }

    private func option(_ pattern: ParameterPattern) -> String {
        "--implicit-assisted '\(pattern.written)'\(place(of: "--implicit-assisted", pattern.written))"
    }

    /// Why a class provides its own name, or why not.
    private func reasonForOwnName(_ factory: DependencyFactory, _ type: NominalType) -> [String] {
        let own = resolution.collected.allFactories.filter { $0.providerType == type }.map(\.key)
        let others = resolution.collected.allFactories.filter { $0.providerType != type }
        let shared = own.filter { key in
            key.type.nominal?.path != DependencyFactory.Closing.protocolName
                && others.contains { $0.isInitializer && $0.key == key }
        }
        if let key = shared.first { return ["has a name of its own, since others provide '\(key)' as well"] }
        guard let registration = others.first(where: { !$0.isInitializer && own.contains($0.key) }) else { return [] }
        return ["'\(registration.key)' comes from \(registration), which comes before classes"]
    }

    /// The scope of a provider, with the reason for it.
    func scope(of factory: DependencyFactory) -> KeyExplanation.Line {
        let meaning =
            switch factory.scope {
            case .unique: "a new instance each time"
            case .shared: "one instance during one top-most resolve"
            case .singleton: "one instance for good, made on first use"
            case .eagerSingleton: "one instance for good, made with the container"
            case .weakSingleton: "one instance as long as something else holds it"
            }
        var details: [String] = []
        if let type = factory.providerType, factory.origin == .sources {
            if marks(of: type).scope != nil {
                return .init(
                    "\(factory.scope.rawValue): \(meaning)",
                    details: ["by the comment '// dpend:\(factory.scope.rawValue)' before it"])
            }
            for scope in resolution.options.implicitScopes {
                if (try? RegularExpression(scope.pattern).matches(type.path)) ?? false {
                    details.append(
                        "by --implicit-scope '\(scope.pattern)'\(place(of: "--implicit-scope", scope.pattern))")
                    break
                }
            }
        }
        return .init("\(factory.scope.rawValue): \(meaning)", details: details)
    }

    /// The container that closes an object, or why none does; empty if the object is not `Closable`.
    func closing(of factory: DependencyFactory, opensContainers: Bool) -> [KeyExplanation.Line] {
        guard let closing = factory.closing else { return [] }
        let title = "since it is '\(closing.type.spelling(.plain))'"
        if !resolution.options.container.closesObjects {
            return [.init("no container closes it: one of kind '\(resolution.options.container.rawValue)' cannot")]
        }
        guard factory.scope.isKeptForGood, !factory.hasRunTimeValues else {
            let reason =
                factory.hasRunTimeValues
                ? "whoever makes one must close it" : "a container closes only what it keeps for good, as a singleton"
            return [.init("no container closes it: \(reason)")]
        }
        if factory.exportedMaker != nil || closing.isHidden, factory.exports?.closer == nil {
            return [.init("no container closes it: its library does not export 'close()'")]
        }
        return [
            .init(
                "its container closes it, \(title)"
                    + (opensContainers ? ", before the nested containers that it can open" : ""))
        ]
    }

    /// The containers of a node, with the reasons; empty without nested containers.
    func containers(of position: Int) -> [KeyExplanation.Line] {
        let graph = resolution.graph
        guard graph.homes != nil else { return [] }
        let reasons = graph.homeReasons(of: position)
        return graph.homes(of: position).map { home in
            guard home != NestedContainers.root else { return .init("in the root") }
            // A reason that also allows the outer container does not explain why the node is not there.
            let deciding = reasons.filter { reason in
                graph.containers.all[home].parent.map { !reason.available.contains($0) } ?? false
            }
            let shown = deciding.filter { $0.way.count > 1 || $0.kind != .value }.prefix(1)
            let texts = shown.map { reason in
                let way = reason.way.dropFirst().dropLast().map { "\(graph.nodes[$0].key)" }
                return ", since it \(graph.words(reason, isShort: true))"
                    + (way.isEmpty ? "" : " by way of \(way.joined(separator: " → "))")
            }
            return .init("in \(graph.containers.all[home].path)\(texts.joined())")
        }
    }

    /// The instructions in comments of a class in the sources.
    private func marks(of type: NominalType) -> DeclarationMarks {
        guard let index = resolution.collected.declarations,
            case .type(let identifier) = index.declared(type.path, in: type.module ?? "")
        else { return .none }
        return index[identifier].marks
    }

    /// Whether a factory declares the key. Otherwise its class stands in for it, or an optional or closure satisfies
    /// it.
    private func isDirect(_ factory: DependencyFactory, _ key: DependencyKey) -> Bool {
        resolution.collected.allFactories.contains { other in
            other.key == key && other.description == factory.description
        } || key.isInjection || !factory.runTimeValueTypes.isEmpty || key.type.nominal?.isGeneric == true
    }

    private func alternatives(to factory: DependencyFactory) -> Int {
        guard let type = factory.providerType else { return 0 }
        let calls = Set(
            resolution.collected.allFactories.filter { $0.providerType == type }.map { "\($0) \($0.location)" })
        return calls.count - 1
    }

    private func place(of option: String, _ value: String) -> String {
        resolution.options.places[option, value].map { " (\($0))" } ?? ""
    }
}
