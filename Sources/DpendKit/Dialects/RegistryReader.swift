/// Reads the containers of a run from its code.
struct RegistryReader {
    /// Reads the code. Tests form a second set: they get the application's registrations, but the application does not
    /// get theirs.
    ///
    /// - Parameters:
    ///   - files: Sorted by path.
    ///   - declarations: The declarations of at least these files.
    ///   - jobs: The number of threads.
    ///   - projects: Reads the project files around some files.
    ///   - cancellation: Ends the reading, whose result is then of no use.
    ///   - mentioned: Of some names, returns those that the texts of files mention. Names behind a dot keep the dot.
    static func registries(
        _ files: [SourceCode], in declarations: DeclarationIndex, dialects: [any ContainerDialect], jobs: Int,
        projects: @escaping @Sendable ([String]) -> ProjectTargets, unless cancellation: Cancellation,
        mentioned: @escaping @Sendable (Set<String>, [SourceCode]) -> Set<String>
    ) -> [Registry] {
        let called = dialects.compactMap(\.calls)
        let own = called.isEmpty ? [] : files.filter { !isOfLibrary($0, called, declarations) }
        let described = files.filter { !$0.isTest }
        let read: @Sendable ([SourceCode]) -> [Registry] = { files in
            self.read(
                files, in: declarations, dialects: called, projects: projects, unless: cancellation,
                mentioned: mentioned)
        }
        // The readers have nothing in common but what they read.
        var readers: [@Sendable () -> [Registry]] = []
        if !called.isEmpty {
            readers.append { read(own.filter { !$0.isTest }) }
            readers.append {
                doTestsMatter(own, in: declarations, dialects: called, unless: cancellation) ? read(own) : []
            }
        }
        let calledCount = readers.count
        let code = DescribingCode(
            files: described, declarations: declarations, called: called, jobs: jobs, projects: projects,
            cancellation: cancellation)
        for dialect in dialects where dialect.describesContainers { readers.append { dialect.registries(in: code) } }
        let found = concurrentMap(readers, threadCount: jobs, stackSize: deepStackSize) { $0() }
        // The import of a library that only reexports it says little.
        return (called.isEmpty ? [] : dividing(found[0], found[1], tests: Set(own.filter(\.isTest).map(\.path))))
            .filter {
                $0.rules.lack == .registration && !$0.rules.asksGraph || !$0.registrations.isEmpty
                    || !$0.requests.isEmpty || !$0.promises.isEmpty
            } + found[calledCount...].joined()
    }

    /// Whether a file belongs to the sources of a library, which a package manager put beside the code that uses it.
    private static func isOfLibrary(_ file: SourceCode, _ dialects: [any Dialect], _ declarations: DeclarationIndex)
        -> Bool
    {
        if AsideCode.isForeign(file.path) { return true }
        let modules = declarations.sourceModules
        let module = modules.all[modules.number(ofFile: file.path)].name
        return dialects.contains { $0.modules.contains(module) }
    }

    /// The containers of the application, and behind them the containers of tests, if there are any.
    ///
    /// - Parameters:
    ///   - own: The containers that the application's code fills.
    ///   - whole: The ones that all code fills; empty if tests do not matter.
    private static func dividing(_ own: [Registry], _ whole: [Registry], tests: Set<String>) -> [Registry] {
        if whole.isEmpty { return own }
        return zip(own, whole).flatMap { own, whole -> [Registry] in
            // A test uses the values for tests, and registers what it wants in containers of its own.
            if whole.rules.lack != .registration || whole.rules.asksGraph { return [own] }
            if ![
                whole.registrations.map(\.location), whole.requests.map(\.location),
                whole.openProviders.map(\.location),
            ].joined().contains(where: { tests.contains($0.path) }) {
                return [own]
            }
            var judged = whole
            (judged.name, judged.ownPaths, judged.judgedPaths) = (Registry.testsName, tests, tests)
            // Perhaps only tests use the library.
            return own.registrations.isEmpty && own.requests.isEmpty && own.openProviders.isEmpty
                ? [judged] : [own, judged]
        }
    }

    /// Whether tests may ask or fill a container. Only their code is walked, which is little beside the application.
    private static func doTestsMatter(
        _ files: [SourceCode], in declarations: DeclarationIndex, dialects: [any Dialect],
        unless cancellation: Cancellation
    ) -> Bool {
        guard files.contains(where: { $0.isTest && $0.hasBodies }) else { return false }
        let walker = CodeWalker(CodeIndex(files, in: declarations, dialects: dialects))
        walker.walkAll(\.isTest, unless: cancellation)
        return walker.registries.contains {
            $0.rules.lack == .registration
                && !($0.registrations.isEmpty && $0.requests.isEmpty && $0.openProviders.isEmpty)
        }
    }

    private static func read(
        _ files: [SourceCode], in declarations: DeclarationIndex, dialects: [any Dialect],
        projects: ([String]) -> ProjectTargets, unless cancellation: Cancellation,
        mentioned: (Set<String>, [SourceCode]) -> Set<String>
    ) -> [Registry] {
        let index = CodeIndex(files, in: declarations, dialects: dialects)
        let walker = CodeWalker(index)
        walker.walkAll(unless: cancellation)
        if cancellation.wasNoticed { return [] }
        walker.scopeSetters()
        let graph = ContainerGraph(walker) { names in mentioned(names, files.filter { !$0.hasBodies }) }
        return walker.registries.indices.map { dialect in
            var registry = walker.registries[dialect]
            registry.containers = graph.containers[dialect]
            registry.listed = walker.registeredTypes(dialect).places.filter {
                index.isVisible(ofType: $0.position, file: $0.file)
            }.map { index.name(ofType: $0.position, file: $0.file) }
            for position in registry.registrations.indices where registry.registrations[position].scope == nil {
                guard
                    let (scope, written) = graph.defaultScope(of: registry.registrations[position].containers, dialect)
                else { continue }
                registry.registrations[position].scope = scope
                // The registration does not state the default scope. It counts as stated if it keeps the instance
                // longer than one request.
                if scope != .shared, scope != .unique { registry.registrations[position].writtenScope = written }
            }
            for position in registry.registrations.indices {
                registry.registrations[position].containers = graph.containers(
                    of: registry.registrations[position].containers)
            }
            for position in registry.requests.indices {
                registry.requests[position].containers = graph.containers(of: registry.requests[position].containers)
            }
            if registry.rules.followsCalls { registry.calls = walker.calls }
            registry.steps = walker.namedSteps
            var finished = finish(withoutInactive(registry), index, dialect)
            addUnseenSteps(to: &finished, walker) { names in mentioned(names, files.filter { !$0.hasBodies }) }
            finished.unloaded = unloaded(finished, walker, dialect) { mentioned($0, files) }
            if dialects[dialect].values != nil { ProgramReader.addPrograms(to: &finished, index, projects: projects) }
            return finished
        }
    }

    /// Removes inactive `#if` clauses: their registrations become uncertain, and their requests do not count.
    private static func withoutInactive(_ found: Registry) -> Registry {
        var registry = found
        registry.requests.removeAll { $0.conditions.contains(where: \.isInactive) }
        for number in registry.registrations.indices
        where registry.registrations[number].conditions.contains(where: \.isInactive) {
            let registration = registry.registrations[number]
            if registration.isDropped { continue }
            registry.registrations[number].isDropped = true
            for type in registration.keys.map(\.type) {
                registry.openProviders.append(
                    OpenProvider(
                        reason: "'#if' leaves out a registration of '\(registration.key)'",
                        location: registration.location, argumentCount: nil, type: type,
                        isRegistration: false))
            }
        }
        return registry
    }

    private static func finish(_ found: Registry, _ index: CodeIndex, _ dialect: Int) -> Registry {
        var registry = found
        registry.paths = index.files.filter(\.hasBodies).map(\.path)
        var numbers: [Int: Int] = [:]
        registry.registrations = []
        let holdsWeakly = found.requests.contains(where: \.isWeak)
        let kept = found.registrations.indices.filter { !found.registrations[$0].isDropped }
            .sorted {
                found.registrations[$0].location == found.registrations[$1].location
                    ? $0 < $1 : found.registrations[$0].location < found.registrations[$1].location
            }
        for position in kept {
            numbers[position] = registry.registrations.count
            var registration = found.registrations[position]
            let made = (registration.made ?? registration.key.type).nominal?.path ?? ""
            registration.makesValue =
                [.struct, .enum].contains(index.kind(of: registration.plainClass ?? made))
                || registration.type != nil && registration.made.map(PlainValues.contains) == true
            registration.isHeldByRequestsOnly = holdsWeakly && registration.freshClass.map(index.keepsSelf) ?? false
            registration.supertypes = Set(index.lineage(of: registration.plainClass ?? made).dropFirst())
            let wrong = registration.forwards.first { forward in
                forward.type.nominal.map { index.surelyLacks(made, $0.path) } ?? false
            }
            if let wrong, registration.obstacle == nil {
                registration.obstacle = "'\(made)', which it makes, is not a '\(wrong.type.spelling(.plain))'"
            }
            if registry.rules.forwardsAskUnnamed, registration.key.name == nil,
                registration.forwards.contains(where: { $0.name == nil && $0.type.mayBe(registration.key.type) })
            {
                registration.obstacle =
                    "'implements(\(registration.key.type.spelling(.plain)).self)' registers it as a request for itself, which never ends"
            }
            registry.registrations.append(registration)
        }
        // Only a property without a factory depends on code that gets the property.
        let promised = Set(registry.promises.map(\.key.type))
        registry.openProviders.removeAll { open in
            open.isOfProperty && open.type.map { !promised.contains($0) } ?? false
        }
        sayDefaultScopes(in: &registry)
        renameOrigins(in: &registry, numbers, dialect)
        registry.promises.sort { $0.location < $1.location }
        let unloaded = unloadedAssemblies(index, index.dialects[dialect])
        for number in registry.registrations.indices {
            let owner = registry.registrations[number].function.split(separator: ".").dropLast().joined(separator: ".")
            if unloaded.contains(owner) { registry.registrations[number].unloadedAssembly = owner }
        }
        let isAssembled = index.files.contains {
            !$0.mentioned.isDisjoint(with: index.dialects[dialect].assemblies?.loaders ?? [])
        }
        let accessors = accessors(of: registry, requests: found.requests, index)
        registry.requests = found.requests.compactMap { request in
            if request.isAbstract, !isAssembled {
                // In a library alone, the registering code is unknown.
                registry.openProviders.append(
                    OpenProvider(
                        reason:
                            "'\(request.key?.description ?? "?")' is abstract, and nothing in the sources assembles a container",
                        location: request.location, type: request.key?.type,
                        isRegistration: false))
                return nil
            }
            if let accessor = request.accessor {
                var request = request
                if let key = accessors[accessor.function]?.first(where: { $0.name == accessor.name }) {
                    request.key = key
                } else if !isOwn(accessor.function, request.key, index, dialect) {
                    // An accessor without a registration is a function from elsewhere.
                    return nil
                }
                return finished(request)
            }
            return finished(request)
        }
        func finished(_ request: RegistryRequest) -> RegistryRequest {
            var request = request
            request.registration = request.registration.flatMap { numbers[$0] }
            request.origin = request.origin.flatMap { renamed($0, numbers, dialect) }
            let owner = request.function.split(separator: ".").dropLast().joined(separator: ".")
            // An assembly that is never loaded cannot fail.
            if unloaded.contains(owner) { request.strength = .soft }
            return request
        }
        registry.requests.sort {
            ($0.location, $0.parameter?.label ?? "", $0.key?.type.spelling(.plain) ?? "") < (
                $1.location, $1.parameter?.label ?? "", $1.key?.type.spelling(.plain) ?? ""
            )
        }
        registry.declaredTypes = Set(
            (registry.requests.compactMap(\.key) + registry.registrations.map(\.key)).flatMap {
                [$0.type] + $0.arguments.compactMap { $0 }
            }
            .flatMap { $0.nominalTypes.map(\.path) }.filter(index.isDeclaredAnywhere))
        if index.isOfLibrariesAlone, registry.rules.lack == .registration, !registry.rules.followsCalls {
            addClients(to: &registry, index)
        }
        registry.openProviders.sort { ($0.location, $0.reason) < ($1.location, $1.reason) }
        let byMaker = Dictionary(grouping: registry.requests.indices.filter { registry.requests[$0].maker != nil }) {
            registry.requests[$0].maker ?? ""
        }
        if !byMaker.isEmpty {
            for (number, registration) in registry.registrations.enumerated() {
                guard let path = (registration.made ?? registration.key.type).nominal?.path else { continue }
                let all = index.lineage(of: path).flatMap { byMaker[$0] ?? [] }
                if !all.isEmpty { registry.initializerRequests[number] = all }
            }
        }
        return registry
    }

    /// Notes the keys that programs may register which use the sources as libraries.
    private static func addClients(to registry: inout Registry, _ index: CodeIndex) {
        var seen: Set<RegistryKey> = []
        for request in registry.requests {
            guard let key = request.key, seen.insert(RegistryKey(type: key.type)).inserted,
                key.type.nominalTypes.allSatisfy({ index.isPublic($0.path) || !index.isDeclaredAnywhere($0.path) })
            else { continue }
            registry.openProviders.append(
                OpenProvider(
                    reason:
                        "'\(key.type.spelling(.plain))' is public in a package, and code that uses the package may register it",
                    location: request.location, type: key.type,
                    isRegistration: false))
        }
    }

    /// Gives factories their final numbers where code runs with them.
    private static func renameOrigins(in registry: inout Registry, _ numbers: [Int: Int], _ dialect: Int) {
        registry.calls = Dictionary(
            registry.calls.compactMap { origin, targets in renamed(origin, numbers, dialect).map { ($0, targets) } },
            uniquingKeysWith: { $0.union($1) })
    }

    private static func renamed(_ origin: String, _ numbers: [Int: Int], _ dialect: Int) -> String? {
        guard origin.hasPrefix("r") else { return origin }
        let parts = origin.dropFirst().split(separator: ":").compactMap { Int($0) }
        guard parts.count == 2, parts[0] == dialect, let number = numbers[parts[1]] else { return nil }
        return Registry.origin(ofRegistration: number)
    }

    /// The keys by the names of the functions that the library generates for them.
    private static func accessors(of registry: Registry, requests: [RegistryRequest], _ index: CodeIndex) -> [String:
        [RegistryKey]]
    {
        guard let dialect = index.dialects.first(where: { $0.name == registry.dialect }) else { return [:] }
        var result: [String: [RegistryKey]] = [:]
        for registration in registry.registrations {
            for key in registration.keys {
                if let name = dialect.accessor(of: key.type) { result[name, default: []].append(key) }
            }
        }
        for key in requests.filter(\.isAbstract).compactMap(\.key) {
            if let name = dialect.accessor(of: key.type) { result[name, default: []].append(key) }
        }
        return result
    }

    /// Gives registrations without a scope the default scope that code sets before them in the same function. Otherwise
    /// they get the scope that all assignments share, or a custom one if they differ.
    private static func sayDefaultScopes(in registry: inout Registry) {
        sayScopesOfContainers(in: &registry)
        registry.defaultScopes.removeAll { $0.container != nil }
        guard let first = registry.defaultScopes.first else { return }
        let common = registry.defaultScopes.allSatisfy { $0.scope == first.scope } ? first.scope : .custom
        for number in registry.registrations.indices where registry.registrations[number].scope == nil {
            let registration = registry.registrations[number]
            let own = registry.defaultScopes.last { set in
                set.function == registration.function && set.location.path == registration.location.path
                    && set.location < registration.location && !set.isConditional
            }
            registry.registrations[number].scope = own?.scope ?? common
        }
    }

    /// Does the same with the scopes that a container sets for its own keys.
    private static func sayScopesOfContainers(in registry: inout Registry) {
        let all = Dictionary(grouping: registry.defaultScopes.filter { $0.container != nil }) { $0.container ?? "" }
        if all.isEmpty { return }
        let owners = registry.registrations.map {
            $0.key.type.nominal?.path.split(separator: ".").dropLast().joined(separator: ".") ?? ""
        }
        // The setting of an unknown container may concern any container.
        let isOpen = !all.keys.allSatisfy(Set(owners).contains)
        for (number, owner) in owners.enumerated() where registry.registrations[number].scope == nil {
            guard let set = all[owner] else {
                if isOpen { registry.registrations[number].scope = .custom }
                continue
            }
            let isSure = set.allSatisfy { $0.scope == set[0].scope && !$0.isConditional }
            registry.registrations[number].scope = isSure ? set[0].scope : .custom
        }
    }
}
