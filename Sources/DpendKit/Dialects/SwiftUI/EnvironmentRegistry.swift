/// Makes a registry of what code supplies and requests, with the ways between them.
struct EnvironmentRegistry {
    private(set) var registry: Registry
    private var ways = WayGraph()
    /// The numbers of supplies and requests by their places: a file may belong to several programs.
    private var registrations: [SupplyPlace: Int] = [:]
    private var requests: [SourceLocation: Int] = [:]

    init(_ empty: Registry, _ code: DescribingCode) {
        registry = empty
        let (readers, search) = Self.readers(code)
        registry.projectSearch = search
        for (reader, judged) in readers {
            if code.cancellation.wasNoticed { return }
            add(reader, judging: judged)
        }
        chooseByStack()
        registry.ways = ways
        sort()
    }

    /// A reader, which one thread uses at a time.
    private struct Reading: @unchecked Sendable {
        let reader: ViewReader

        init(_ reader: ViewReader) {
            self.reader = reader
            reader.readAll()
        }
    }

    /// The readers of all code, for some with the only files whose requests count, and the search for project files on
    /// which they depend.
    ///
    /// Programs for other platforms are read apart. `#if os(…)` is decided for the run's platform, so that they say
    /// nothing about files that they share with its programs.
    private static func readers(_ code: DescribingCode) -> (
        [(reader: ViewReader, judged: Set<String>?)], ProjectSearch?
    ) {
        let types = ShownTypes(CodeIndex(code.files, in: code.declarations, dialects: code.called))
        let mayDiffer = types.haveNamesakes || types.appFiles.count > 1 || types.haveSceneDelegatesBesideApps
        let targets = mayDiffer ? code.projects(code.files.map(\.path)) : ProjectTargets()
        let others = targets.filesOfOtherPlatforms
        let own = Part(
            code: code, targets: targets, files: code.files.filter { !others.contains($0.path) },
            programs: targets.programs.filter { !$0.isOfOtherPlatform })
        if others.isEmpty { return (own.readers(types).map { ($0, nil) }, targets.search) }
        let foreign = targets.programs.filter(\.isOfOtherPlatform)
        let reached = ImportedFiles(types.index, targets).closure(
            of: foreign.reduce(into: []) { $0.formUnion($1.files.union($1.linked)) })
        let apart = Part(
            code: code, targets: targets, files: code.files.filter { reached.contains($0.path) }, programs: foreign)
        return (own.readers().map { ($0, nil) } + apart.readers().map { ($0, others) }, targets.search)
    }

    /// Files that are read for some programs.
    private struct Part {
        var code: DescribingCode
        var targets: ProjectTargets
        var files: [SourceCode]
        var programs: [ProjectTargets.Program]

        /// One reader for all files, or several if programs, or a program and files of none, have different types with
        /// the same name: each for programs that agree about all names. They have read all code.
        ///
        /// - Parameter types: The types in the files, if they are known.
        func readers(_ types: ShownTypes? = nil) -> [ViewReader] {
            let types = types ?? ShownTypes(CodeIndex(files, in: code.declarations, dialects: code.called))
            let namesakes = types.namesakes
            guard !namesakes.isEmpty, !programs.isEmpty else {
                return [Reading(ViewReader(types.index, targets: programs, unless: code.cancellation)).reader]
            }
            let imported = ImportedFiles(types.index, targets)
            var parts = programs.map { imported.closure(of: $0.files.union($0.linked)) }
            parts.append(Set(files.map(\.path)).subtracting(parts.joined()))
            let programs = parts
            return concurrentMap(merged(parts, namesakes), threadCount: code.jobs, stackSize: deepStackSize) { part in
                Reading(
                    ViewReader(
                        CodeIndex(
                            files.filter { part.contains($0.path) }, in: code.declarations, dialects: code.called),
                        programs: programs, targets: self.programs, unless: code.cancellation))
            }.map(\.reader)
        }
    }

    /// Merges sets of files as long as no type is declared differently in the merged ones: most files belong to
    /// several programs.
    ///
    /// - Parameter namesakes: The files that declare each name.
    private static func merged(_ parts: [Set<String>], _ namesakes: [Set<String>]) -> [Set<String>] {
        var found: [Set<String>] = []
        for part in parts where !part.isEmpty {
            let same = found.firstIndex { other in
                namesakes.allSatisfy { files in
                    let (mine, theirs) = (files.intersection(part), files.intersection(other))
                    return mine.isSubset(of: theirs) || theirs.isSubset(of: mine)
                }
            }
            if let same { found[same].formUnion(part) } else { found.append(part) }
        }
        return found
    }

    // MARK: Supplies and ways

    /// - Parameter judged: The files whose requests count; nil for all.
    private mutating func add(_ reader: ViewReader, judging judged: Set<String>?) {
        let numbers = reader.findings.registrations.map { registration -> Int in
            let place = SupplyPlace(location: registration.location, type: registration.key.type)
            if let known = registrations[place] { return known }
            registry.registrations.append(registration)
            registrations[place] = registry.registrations.count - 1
            return registry.registrations.count - 1
        }
        let requested = RequestedObjects(reader)
        var places: [ViewPlace: Int] = [:]
        var open: [ViewPlace] = []
        func number(of place: ViewPlace) -> Int {
            if let known = places[place] { return known }
            let (name, location) = Self.description(of: place, reader)
            ways.places.append(.init(name: name, location: location))
            ways.places[ways.places.count - 1].objects = requested.objects(at: place, reader)
            if case .type(let type) = place {
                ways.places[ways.places.count - 1].isChange = reader.types.isChange(type)
            }
            places[place] = ways.places.count - 1
            open.append(place)
            return ways.places.count - 1
        }
        func steps(_ events: [ViewEvent]) -> [WayGraph.Step] {
            var seen: Set<WayGraph.Step> = []
            return events.compactMap { event in
                guard case .place(let place) = event.target else { return nil }
                let step = WayGraph.Step(
                    to: number(of: place), event.effects.map { $0.renumbered { numbers[$0] } }, at: event.location)
                return seen.insert(step).inserted ? step : nil
            }
        }
        for root in reader.findings.roots {
            ways.roots.append(.init(name: root.name, root.kind, at: root.location, steps: steps(root.events)))
        }
        for path in reader.types.requests.keys.sorted() { _ = reader.types.all(path).map { number(of: .type($0)) } }
        func readOpen() {
            while let next = open.popLast() {
                let found = steps(reader.read(next) + (reader.findings.kept[next] ?? []))
                if let known = places[next] { ways.places[known].steps = found }
            }
        }
        readOpen()
        // Views in a property that no known code shows may be shown anywhere.
        for (place, views) in reader.findings.keptInOrder {
            guard places[place] == nil, case .member(let member, let owner) = place else { continue }
            let name = (owner.map { $0.path + "." } ?? "") + reader.index[member].name
            let kind = WayGraph.Root.Kind.unknown("nothing that dpend follows shows the views in '\(name)'")
            ways.roots.append(.init(name: name, kind, at: reader.index[member].location, steps: steps(views)))
            readOpen()
        }
        tellApart(reader, places)
        addRequests(of: reader, in: judged) { type in places[.type(type)] }
    }

    /// If several values of a type keep views in a property, and several places show it, the shown ones are unknown.
    private mutating func tellApart(_ reader: ViewReader, _ places: [ViewPlace: Int]) {
        let candidates = reader.findings.kept.filter { place, views in
            if case .member(_, let type?) = place { views.count > 1 && !reader.types.isShown(type.path) } else { false }
        }
        if candidates.isEmpty { return }
        let numbers = Dictionary(candidates.keys.compactMap { place in places[place].map { ($0, 0) } }) { first, _ in
            first
        }
        let counts = (ways.places.flatMap(\.steps) + ways.roots.flatMap(\.steps)).reduce(into: numbers) {
            counts, step in if let count = counts[step.target] { counts[step.target] = count + 1 }
        }
        for (place, count) in counts where count > 1 {
            for step in ways.places[place].steps.indices {
                ways.places[place].steps[step].effects.insert(.uncertain("one of several views is shown"), at: 0)
            }
        }
    }

    /// Lets the values of a stack decide about ways only in code that several places use.
    private mutating func chooseByStack() {
        let concerned = ways.places.indices.filter {
            ways.places[$0].steps.contains { $0.effects.contains(.chosenByStack) }
        }
        if concerned.isEmpty { return }
        var users = [[(origin: Int, location: SourceLocation)]](repeating: [], count: ways.places.count)
        for (origin, place) in ways.places.enumerated() {
            for step in place.steps { users[step.target].append((origin, step.location)) }
        }
        for place in concerned {
            var (next, seen) = (place, Set([place]))
            var isShared = false
            // A function may be used by another one that several places use.
            while true {
                isShared = Set(users[next].map(\.location)).count > 1
                guard !isShared, let user = users[next].first, ways.places[user.origin].name == nil,
                    seen.insert(user.origin).inserted
                else { break }
                next = user.origin
            }
            for step in ways.places[place].steps.indices {
                ways.places[place].steps[step].effects = ways.places[place].steps[step].effects.compactMap {
                    $0 == .chosenByStack ? (isShared ? .chosen : nil) : $0
                }
            }
        }
    }

    private static func description(of place: ViewPlace, _ reader: ViewReader) -> (String?, SourceLocation) {
        switch place {
        case .type(let type): (type.path, reader.index.files[type.home.file].types[type.home.position].location)
        case .member(let member, _): (nil, reader.index[member].location)
        case .preview(let file, let position): (nil, reader.index.files[file].previews[position].location)
        }
    }

    // MARK: Requests

    private mutating func addRequests(of reader: ViewReader, in judged: Set<String>?, _ number: (ShownType) -> Int?) {
        let index = reader.index
        let hasProgram = reader.findings.roots.contains { $0.kind == .program }
        let holders = holders(reader)
        let samples = SampleObjects(reader)
        for (path, members) in reader.types.requests.sorted(by: { $0.key < $1.key }) {
            var mentions: [ShownType: OwnMentions] = [:]
            for place in members {
                let member = index[place]
                guard let asked = EnvironmentRequest(member), let type = reader.types.type(path, from: place.file),
                    judged?.contains(index.files[place.file].path) ?? true
                else { continue }
                if mentions[type] == nil {
                    mentions[type] = OwnMentions(of: reader.types.ownMembers(of: type).map { index[$0] })
                }
                let names = mentions[type]?.names ?? []
                let forms = [member.name, "$" + member.name, "_" + member.name]
                let isChosen = !forms.contains(where: names.contains)
                let isRead = !isChosen || forms.contains { mentions[type]?.chosen.contains($0) ?? false }
                let context = index.context(file: place.file, owner: member.owner, generics: [])
                let key = asked.type.map { index.resolve($0, in: context, file: place.file) }
                let isGeneric = key?.nominalTypes.contains { $0.module == CodeIndex.genericModule } ?? true
                var request = RegistryRequest(
                    key: isGeneric ? nil : key.map { RegistryKey(type: $0.withoutModules) },
                    strength: isRead && !asked.isOptional ? .forced : .soft, time: .firstUse,
                    function: "\(path).\(member.name)", location: member.location)
                request.maker = path
                if isGeneric {
                    request.reason =
                        asked.type == nil
                        ? "the type of '\(member.name)' is not written" : "the type of '\(member.name)' is generic"
                }
                let places = ([type] + (holders[type] ?? [])).compactMap(number)
                if let known = requests[request.location] {
                    ways.askers[known].places += places
                    if request.strength == .forced { registry.requests[known].strength = .forced }
                    continue
                }
                if let type = key?.nominal?.path, index.isDeclaredAnywhere(type) { registry.declaredTypes.insert(type) }
                requests[request.location] = registry.requests.count
                registry.requests.append(request)
                var asker = WayGraph.Asker(
                    places: places, supply: asked.supply,
                    obstacle: obstacle(type, request, index, hasProgram: hasProgram))
                asker.isChosen = isChosen && isRead
                asker.sample = key.flatMap { samples.object(of: $0) }
                ways.askers.append(asker)
            }
        }
    }

    /// Why nothing can ever supply what a property requests.
    private func obstacle(_ type: ShownType, _ request: RegistryRequest, _ index: CodeIndex, hasProgram: Bool)
        -> String?
    {
        if index.kind(of: type.path) == .class {
            return "'\(type.path)' is a class, and only a view gets something from the environment"
        }
        guard !hasProgram, index.isOfLibrariesAlone, let key = request.key?.type, let path = key.nominal?.path,
            index.isDeclared(path), !index.isPublic(path),
            !registry.registrations.contains(where: { $0.key.type.mayBe(key) })
        else { return nil }
        return "'\(path)' is not public, and nothing in the library supplies it"
    }

    /// For each type with requests that views keep in a property, or use as its attribute, these views.
    private func holders(_ reader: ViewReader) -> [ShownType: [ShownType]] {
        let index = reader.index
        let names = Set(
            reader.types.requests.keys.filter { index.lineage(of: $0).contains("DynamicProperty") }.compactMap {
                $0.split(separator: ".").last.map(String.init)
            })
        if names.isEmpty { return [:] }
        var found: [ShownType: [ShownType]] = [:]
        for (file, code) in index.files.enumerated() {
            for member in code.members where member.kind == .property && member.owner != nil {
                let written =
                    member.attributes.map(\.name) + [member.type?.nominal?.components.last?.name].compactMap { $0 }
                for name in written where names.contains(name) {
                    let owner = index.name(ofType: member.owner ?? 0, file: file)
                    let context = index.context(file: file, owner: member.owner, generics: [])
                    guard let path = index.resolve(.named(name), in: context, file: file).nominal?.path,
                        let type = reader.types.type(path, from: file),
                        let holder = reader.types.type(owner, from: file), holder != type
                    else { continue }
                    found[type, default: []].append(holder)
                }
            }
        }
        return found
    }

    // MARK: Order

    /// Puts supplies and requests in the order of their places.
    private mutating func sort() {
        let supplies = registry.registrations.indices.sorted {
            (registry.registrations[$0].location, registry.registrations[$0].key.title) < (
                registry.registrations[$1].location, registry.registrations[$1].key.title
            )
        }
        let numbers = Dictionary(uniqueKeysWithValues: supplies.enumerated().map { ($1, $0) })
        registry.registrations = supplies.map { registry.registrations[$0] }
        func renamed(_ steps: [WayGraph.Step]) -> [WayGraph.Step] {
            steps.map { step in
                var step = step
                step.effects = step.effects.map { $0.renumbered { numbers[$0] ?? $0 } }
                return step
            }
        }
        for place in ways.places.indices { ways.places[place].steps = renamed(ways.places[place].steps) }
        for root in ways.roots.indices { ways.roots[root].steps = renamed(ways.roots[root].steps) }
        ways.roots.sort { ($0.location, $0.name) < ($1.location, $1.name) }
        let order = registry.requests.indices.sorted { registry.requests[$0].location < registry.requests[$1].location }
        registry.requests = order.map { registry.requests[$0] }
        ways.askers = order.map { ways.askers[$0] }
        registry.ways = ways
    }
}
