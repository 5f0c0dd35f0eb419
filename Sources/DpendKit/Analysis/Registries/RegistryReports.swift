/// The reports about one container that code fills at run time.
struct RegistryReports {
    let graph: RegistryGraph
    let makers: InstanceMakers
    var registry: Registry { graph.registry }

    /// A key in some containers.
    private struct Place: Hashable {
        var key: RegistryKey
        var containers: [Int]
    }

    /// The failing requests that are reported, grouped by key and containers.
    ///
    /// - Parameter isMeant: Chooses the outcomes.
    func failures(_ isMeant: (RegistryGraph.Outcome) -> Bool) -> [(key: RegistryKey, requests: [Int])] {
        var places = DistinctElements<Place>()
        var requests: [Place: [Int]] = [:]
        for (position, request) in registry.requests.enumerated() {
            guard let key = request.key, !request.isImplied || registry.rules.lack == .registration,
                registry.judges(request.location), isMeant(graph.outcomes[position]), graph.isForced[position],
                !isTested(request, key)
            else { continue }
            let place = Place(key: key, containers: request.containers)
            _ = places.append(place)
            requests[place, default: []].append(position)
        }
        return places.all.map { ($0.key, requests[$0] ?? []) }
    }

    /// Whether a surrounding condition has requested the same key.
    private func isTested(_ request: RegistryRequest, _ key: RegistryKey) -> Bool {
        request.conditions.contains { $0.tested.contains(key.type.spelling(.plain)) }
    }

    // MARK: Unsatisfied

    func unsatisfied(_ rule: DiagnosticRule) -> [Diagnostic] {
        if let tree = registry.tree { return ScopeTreeReports(graph, tree, makers).unsatisfied(rule) }
        if let ways = registry.ways { return WayReports(self, ways).unsatisfied(rule) }
        // The keys of the graph have reports of their own.
        if registry.rules.asksGraph { return [] }
        return failures { if case .missing = $0 { true } else { false } }.map { key, requests in
            let first = registry.requests[requests[0]]
            if case .value(let noun) = registry.rules.lack { return without(noun, key, requests, rule) }
            if let asked = unnamedTarget(of: key) {
                return Diagnostic(
                    rule,
                    "'\(asked.call)' asks for '\(asked.target)' without a name, which nothing registers; '\(key)' is forced here",
                    about: registry.title(of: key, asked: first),
                    at: first.location,
                    notes: [
                        .init(
                            .candidate, "'\(asked.target)' is registered under the name \"\(asked.name)\"",
                            at: asked.location)
                    ] + others(requests))
            }
            return Diagnostic(
                rule, "nothing registers '\(key)'\(place(of: first)), which \(subject(of: first))",
                about: registry.title(of: key, asked: first), at: first.location,
                notes: parameterNote(first) + candidates(for: key, of: first) + others(requests))
        }
    }

    /// Reports a key that has at most a value for tests, in the application or in some of its programs.
    private func without(_ noun: String, _ key: RegistryKey, _ requests: [Int], _ rule: DiagnosticRule) -> Diagnostic {
        let programs = Set(requests.flatMap { graph.lacking[$0] ?? [] }).sorted().map { registry.programs[$0] }
        let place = programs.isEmpty ? "" : " in \(programs.map { "'\($0.name)'" }.joined(separator: ", "))"
        let values =
            programs.isEmpty ? [] : registry.registrations.filter { $0.isDeclaredValue && $0.key.type.mayBe(key.type) }
        let partial =
            programs.isEmpty
            ? []
            : registry.registrations.filter { own in
                own.covered != nil && own.key.type.mayBe(key.type)
                    && programs.contains { $0.linked.contains(own.location.path) }
            }
        let promises = registry.promises.filter { $0.key.type.mayBe(key.type) }
        let advice = PromiseAdvice(registry, makers)
        let notes =
            programs.map { Diagnostic.Note(.place, "'\($0.name)' begins here", at: $0.location) }
            + partial.prefix(Self.limit).map {
                .init(.candidate, "this override is only for another part of the program", at: $0.location)
            }
            + values.prefix(Self.limit).map {
                .init(
                    .candidate,
                    "it has a \(noun) here, which \(programs.count == 1 ? "'\(programs[0].name)' does" : "they do") not link",
                    at: $0.location)
            }
            + promises.map {
                .init(
                    .candidate,
                    $0.hasValue
                        ? "it is declared as a key for tests only, so that its \(noun) does not count"
                        : programs.isEmpty
                            ? "only a value for tests is declared here" : "the value for tests is declared here",
                    at: $0.location)
            }
            + (values.isEmpty && partial.isEmpty ? promises.prefix(1).flatMap { advice?.notes(for: $0) ?? [] } : [])
        return Diagnostic(
            rule,
            "'\(key)' has no \(noun)\(place) and \(partial.isEmpty ? "nothing overrides it" : "no override reaches this code"), so that a release silently takes the value for tests",
            about: key.title,
            at: registry.requests[requests[0]].location,
            notes: notes
                + requests.dropFirst().map {
                    .init(
                        .place, "'\(registry.requests[$0].function)' asks for it too",
                        at: registry.requests[$0].location)
                })
    }

    /// The requester, as the end of a sentence.
    private func subject(of request: RegistryRequest) -> String {
        if let parameter = request.parameter, let owner = request.registration {
            return
                "'\(registry.registrations[owner].call)' requires\(parameter.label.isEmpty ? "" : " for '\(parameter.label)'")"
        }
        if request.isAbstract { return "'\(registry.rules.abstractFunction)' requires here" }
        return "is forced here"
    }

    /// The containers of a request, if containers are distinguished.
    private func place(of request: RegistryRequest) -> String {
        request.containers.isEmpty
            ? "" : " in \(request.containers.map { "'\(registry.containers[$0].name)'" }.joined(separator: " or "))"
    }

    private func parameterNote(_ request: RegistryRequest) -> [Diagnostic.Note] {
        guard let parameter = request.parameter, let location = parameter.location else { return [] }
        return [.init(.remark, "the parameter '\(parameter.label)' is declared here", at: location)]
    }

    private func others(_ requests: [Int]) -> [Diagnostic.Note] {
        requests.dropFirst().map { position in
            let request = registry.requests[position]
            return .init(
                .place,
                request.parameter == nil
                    ? "'\(request.function)' forces it too"
                    : "\(registry.registrations[request.registration ?? 0].call) requires it too", at: request.location)
        }
    }

    /// The greatest number of candidates.
    static let limit = 3

    // MARK: Arguments

    func mismatched(_ rule: DiagnosticRule) -> [Diagnostic] {
        failures { if case .mismatched = $0 { true } else { false } }.map { key, requests in
            let first = registry.requests[requests[0]]
            guard case .mismatched(let registered) = graph.outcomes[requests[0]] else {
                return Diagnostic(rule, "", about: "", at: nil)
            }
            let wanted = registry.registrations[registered[0]]
            var message =
                "'\(key)' is registered with \(wanted.key.argumentText) and asked for with \(key.argumentText)"
            if wanted.needsArguments {
                message = "the factory of '\(key)' takes arguments, and the request passes none"
            }
            if first.parameter != nil { message += ", by '\(subjectOfParameter(first))'" }
            let earlier = wanted.needsArguments ? requestThatMakes(key, among: registered) : nil
            if earlier != nil { message += "; it fails if no instance is kept yet" }
            var report = Diagnostic(
                rule, message, about: registry.title(of: key, asked: first), at: first.location,
                notes: parameterNote(first)
                    + registered.prefix(Self.limit).map {
                        .init(
                            .candidate,
                            wanted.needsArguments
                                ? "it is registered here"
                                : "it is registered with \(registry.registrations[$0].key.argumentText)",
                            at: registry.registrations[$0].location)
                    }
                    + (earlier.map { [.init(.place, "'\($0.function)' passes arguments", at: $0.location)] } ?? [])
                    + others(requests))
            if earlier != nil { report.severity = .warning }
            return report
        }
    }

    /// A request that passes arguments, if the instance that it makes is kept for the requests after it.
    private func requestThatMakes(_ key: RegistryKey, among registrations: [Int]) -> RegistryRequest? {
        let areKept = registrations.allSatisfy { number in
            switch registry.registrations[number].scope ?? registry.rules.defaultScope {
            case .singleton, .weakSingleton: !isFleeting(registry.registrations[number])
            default: false
            }
        }
        return areKept ? requestsWithArguments[key] : nil
    }

    /// The first request of each key that passes arguments.
    private var requestsWithArguments: [RegistryKey: RegistryRequest] {
        knownArguments.value {
            let passing = registry.requests.lazy.filter(\.passesArguments)
            return Dictionary(passing.compactMap { request in request.key.map { ($0, request) } }) { first, _ in first }
        }
    }
    private let knownArguments = Once<[RegistryKey: RegistryRequest]>()

    private func subjectOfParameter(_ request: RegistryRequest) -> String {
        request.registration.map { registry.registrations[$0].call } ?? request.function
    }

    /// Whether each request gets its own instance.
    func isFleeting(_ registration: Registration) -> Bool {
        let scope = registration.scope ?? registry.rules.defaultScope
        return scope == .unique
            || !registry.rules.keepsValues && registration.makesValue && (scope == .shared || scope == .weakSingleton)
    }

    func requests(of number: Int) -> [(Int, RegistryRequest)] {
        ((ownRequests[number] ?? []) + (registry.initializerRequests[number] ?? [])).map { ($0, registry.requests[$0]) }
    }

    private var ownRequests: [Int: [Int]] {
        knownRequests.value {
            Dictionary(grouping: registry.requests.indices.filter { registry.requests[$0].registration != nil }) {
                registry.requests[$0].registration ?? 0
            }
        }
    }
    private let knownRequests = Once<[Int: [Int]]>()
    let knownRequirers = Once<[Int: [Int]]>()
    let knownOrder = Once<[String: [Int]]>()

    func onlyProvider(of request: Int) -> Int? {
        guard case .provided(let registrations) = graph.outcomes[request], registrations.count == 1 else { return nil }
        return registrations[0]
    }

    init(_ graph: RegistryGraph, _ makers: InstanceMakers) { (self.graph, self.makers) = (graph, makers) }

    // MARK: Registrations

    func replaced(_ rule: DiagnosticRule) -> [Diagnostic] {
        // Overrides of the same value are in different places.
        if registry.rules.lack != .registration || registry.ways != nil { return [] }
        let groups = Dictionary(
            grouping: registry.registrations.indices.filter { registry.registrations[$0].conditions.isEmpty }
        ) { number in
            let registration = registry.registrations[number]
            // Perhaps only one of two closures runs, such as the actions of two buttons.
            return
                "\(registration.location.path)\n\(registration.function)\n\(registration.closure.map { "\($0)" } ?? "")\n\(registration.receiver)\(registration.containers)\n\(registration.key)\n\(registration.key.type.spelling(.identity))"
        }
        return groups.values.filter { $0.count > 1 }.flatMap { numbers -> [Diagnostic] in
            numbers.sorted().enumerated().dropFirst().compactMap { position, number in
                let registration = registry.registrations[number]
                guard
                    let earlier = numbers.sorted()[..<position].last(where: {
                        areSure(registry.registrations[$0].key.arguments, registration.key.arguments)
                    })
                else { return nil }
                if registry.rules.requiresOne,
                    registration.receiver.isEmpty || identity(of: earlier) != identity(of: number)
                {
                    return nil
                }
                return Diagnostic(
                    rule,
                    "'\(registration.key)' is registered twice in '\(registration.function)'; \(registry.rules.requiresOne ? "\(registry.title) keeps one of them" : "the second registration replaces the first")",
                    about: registry.title(of: registration), at: registration.location,
                    notes: [.init(.candidate, "the first one is here", at: registry.registrations[earlier].location)])
            }
        }
    }

    private func areSure(_ left: [TypeExpression?], _ right: [TypeExpression?]) -> Bool {
        if !registry.rules.matchesArguments { return true }
        return left.count == right.count && zip(left, right).allSatisfy { $0 != nil && $0 == $1 }
    }

    /// Whether the container calls a function at the first request.
    func isRegistering(_ function: String) -> Bool {
        let name = function.split(separator: "(").first.flatMap { $0.split(separator: ".").last } ?? ""
        return registry.rules.registeringFunctions.contains(String(name))
    }

    /// Reports requests that do not keep their instance, although no other object keeps it.
    private func weak(_ rule: DiagnosticRule) -> [Diagnostic] {
        registry.requests.indices.compactMap { position in
            let request = registry.requests[position]
            guard request.isWeak, let key = request.key, let number = onlyProvider(of: position) else { return nil }
            let registration = registry.registrations[number]
            let scope = registration.scope ?? registry.rules.defaultScope
            let isGone =
                registry.rules.dropsUnheld
                && (registration.makesValue || scope == .weakSingleton && heldWeaklyOnly.contains(number))
            guard scope == .unique || scope == .shared || isGone,
                registration.makesValue || registration.isHeldByRequestsOnly
            else { return nil }
            return Diagnostic(
                rule, "'\(request.function)' holds '\(key)' weakly, and nobody else keeps it",
                about: registry.title(of: key, asked: request), at: request.location,
                notes: [
                    .init(
                        .candidate,
                        "it is registered with the scope '\(registration.writtenScope ?? "\(scope == .unique ? "unique" : "graph"), the default")'",
                        at: registration.location)
                ])
        }
    }

    /// Registrations whose requests all hold the instance weakly.
    private var heldWeaklyOnly: Set<Int> {
        let requests = registry.requests
        return graph.registrations(ofRequests: requests.indices.filter { requests[$0].isWeak })
            .subtracting(graph.registrations(ofRequests: requests.indices.filter { !requests[$0].isWeak }))
    }

    func invalid(_ rule: DiagnosticRule) -> [Diagnostic] {
        if let tree = registry.tree { return ScopeTreeReports(graph, tree, makers).problems(.invalid, rule) }
        return weak(rule)
            + registry.registrations.compactMap { registration in
                registration.obstacle.map {
                    Diagnostic(
                        rule, "'\(registration.call)' fails: \($0)", about: registry.title(of: registration),
                        at: registration.location)
                }
            }
    }

    /// Reports registrations without requests.
    func unused(_ rule: DiagnosticRule) -> [Diagnostic] {
        // The code of a scope may use its own properties.
        if registry.tree != nil { return [] }
        let used = graph.registrations(ofRequests: graph.outcomes.indices)
        return registry.registrations.indices.filter { !used.contains($0) && !registry.registrations[$0].isElement }.map
        { number in
            Diagnostic(
                rule, "nothing asks for '\(registry.registrations[number].key)'",
                about: registry.title(of: registry.registrations[number]), at: registry.registrations[number].location)
        }
    }

    /// Reports functions and assemblies that register, and that nothing calls or loads.
    func unloaded(_ rule: DiagnosticRule) -> [Diagnostic] {
        registry.unloaded.filter { registry.judges($0.location) }.map { unloaded in
            let keys = DistinctElements(unloaded.keys.map { "'\($0)'" }).all
            let rest = keys.count - Self.limit
            let list = keys.prefix(Self.limit).joined(separator: ", ") + (rest > 0 ? " and \(rest.ofMany) more" : "")
            return Diagnostic(
                rule, "nothing \(unloaded.isAssembly ? "loads" : "calls") '\(unloaded.name)', which registers \(list)",
                about: unloaded.name, at: unloaded.location)
        }
    }
}

extension AnalysisSubject {
    /// The reports of one kind about all containers. A report that concerns only a linked target belongs to the run of
    /// that target.
    func reports(_ find: (RegistryReports) -> [Diagnostic]) -> [Diagnostic] {
        registries.flatMap { graph in
            find(RegistryReports(graph, makers)).filter { report in
                graph.registry.ownPaths.map { own in report.location.map { own.contains($0.path) } ?? true } ?? true
            }
        }
    }

    /// The reports of one kind about scopes that make each other.
    func treeReports(_ find: (ScopeTreeReports) -> [Diagnostic]) -> [Diagnostic] {
        reports { reports in reports.registry.tree.map { find(ScopeTreeReports(reports.graph, $0, makers)) } ?? [] }
    }

    /// The reports of one kind that only a whole program allows. A library gets none, because its clients may register
    /// the rest.
    func programReports(_ find: (RegistryReports) -> [Diagnostic]) -> [Diagnostic] {
        options.mode == .library ? [] : registries.flatMap { find(RegistryReports($0, makers)) }
    }
}
