extension Coverage {
    /// A run and the calls in its sources.
    package struct Subject: Sendable {
        let target: String?
        let resolution: DependencyResolution
        /// The calls of the application's own code.
        let calls: [(path: String, calls: [WrittenConstruction])]
        /// The calls that count, if they belong to other code.
        package var counted: [(path: String, calls: [WrittenConstruction])] = []
        /// Which protocols have stubs in tests and previews.
        package var stubs: [TypeName: Coverage.Stub] = [:]
        /// Whether its calls count. The calls of linked libraries only show what their registrations make.
        let isChosen: Bool

        package init(
            target: String?, resolution: DependencyResolution, calls: [(path: String, calls: [WrittenConstruction])],
            isChosen: Bool
        ) {
            self.target = target
            self.resolution = resolution
            self.calls = calls
            self.isChosen = isChosen
        }
    }

    /// Judges all calls. The cost is linear in declarations, calls and graphs.
    ///
    /// - Throws: ``InputError`` if a pattern cannot be used.
    package init(_ subjects: [Subject], of code: Code = .application, jobs: Int) throws(InputError) {
        self = try CoverageBuilder(subjects, of: code, jobs: jobs).coverage()
    }
}

/// Combines the verdicts on the calls of several runs.
private struct CoverageBuilder {
    private let subjects: [Coverage.Subject]
    private let code: Coverage.Code
    private let types: InjectableTypes
    private let graphs: [CoverageGraph]
    /// The calls in the application's own code.
    private let found: [[Construction]]
    /// The calls that count.
    private let counted: [[Construction]]
    /// The configurations' members whose bodies make a type.
    private var registrations: [TypeName: [(configuration: String, member: String)]] = [:]
    /// The runs whose containers may make objects of each run: the run itself, or the applications that link it.
    private let users: [[Int]]
    /// The types of the keys of each run; empty for the application's own code.
    private let keyTypes: [Set<TypeName>]
    private let arguments: [ArgumentJudge]

    init(_ subjects: [Coverage.Subject], of code: Coverage.Code, jobs: Int) {
        (self.subjects, self.code) = (subjects, code)
        var facts: [(TypeName, TypeFacts)] = []
        var found: [[Construction]] = []
        var others: [[Construction]] = []
        for subject in subjects {
            let collected = subject.resolution.collected
            facts += TypeFactsCollector.facts(of: collected, options: subject.resolution.options, jobs: jobs)
            found.append(
                collected.declarations.map { ConstructionCollector.constructions(subject.calls, in: $0, jobs: jobs) }
                    ?? [])
            others.append(
                subject.resolution.collected.declarations.map {
                    ConstructionCollector.constructions(subject.counted, in: $0, jobs: jobs)
                } ?? [])
        }
        let configurations = Set(facts.filter(\.1.isConfiguration).map(\.0))
        for subject in found.indices {
            for position in found[subject].indices {
                guard let container = found[subject][position].container, configurations.contains(container) else {
                    continue
                }
                found[subject][position].isRegistration = true
                let owners = found[subject][position].written.owners
                registrations[found[subject][position].type, default: []].append((container.path, owners.last ?? ""))
            }
        }
        let types = InjectableTypes(facts, constructions: found.joined())
        let made = MadeTypes(found.joined(), types)
        self.types = types
        self.found = found
        counted = code == .application ? found : others
        keyTypes = subjects.map { subject in
            code == .application
                ? []
                : Set(
                    subject.resolution.graph.nodes.lazy.compactMap {
                        $0.key.type.nominal.flatMap { TypeName($0.withoutArguments) }
                    })
        }
        let users = Self.users(subjects)
        self.users = users
        arguments = users.indices.map { subject in
            let seeing = users[subject] + [subject]
            return ArgumentJudge(made, modules: seeing.reduce(into: []) { $0.formUnion(subjects[$1].modules) })
        }
        graphs = subjects.map { CoverageGraph($0.resolution, types: types) }
    }

    /// The types that put other objects together and that a generated container replaces.
    private var containers: Set<TypeName> {
        let makers = Set(found.joined().lazy.filter { types.contains($0.type) }.compactMap(\.container))
        return makers.filter(CompositionCode.isContainer)
    }

    func coverage() throws(InputError) -> Coverage {
        let containers = containers
        let objects = PassedObjects(counted.joined())
        let judges = zip(graphs, subjects).map {
            ConstructionJudge(
                graph: $0, objects: objects, types: types, mayOverride: code != .application, stubs: $1.stubs)
        }
        let unchosen = try unchosenTypes()
        var entries: [SourceLocation: (entry: Coverage.Entry, left: [TypeName], subject: Int)] = [:]
        for subject in subjects.indices where subjects[subject].isChosen {
            let passed = passedTypes(to: subject)
            let counted = counted[subject].filter { construction in
                if code != .application, doubledTypes(of: construction.type) != nil { return true }
                return !construction.isRegistration && types.contains(construction.type)
                    && !containers.contains(construction.type)
                    && !(construction.makesItself && passed.contains(construction.type))
            }
            let together = CompositionCode(counted)
            for construction in counted {
                let result =
                    result(ofDouble: construction, in: subject)
                    ?? result(of: construction, in: subject, judges, unchosen)
                let entry = Coverage.Entry(
                    target: subjects[subject].target, type: construction.type.path, module: construction.type.module,
                    location: construction.location, place: construction.written.place,
                    isComposition: together.contains(construction), verdict: result.verdict,
                    passed: zip(construction.written.arguments, result.arguments).map { .init($0.label, $1) })
                // A source in several targets counts once.
                if let other = entries[entry.location]?.entry,
                    (other.verdict.rank, -other.arguments.wired) <= (entry.verdict.rank, -entry.arguments.wired)
                {
                    continue
                }
                entries[entry.location] = (entry, result.left, subject)
            }
        }
        let causes = LeftTypes(entries.values.map(\.left))
        let all = entries.values.map { entry, left, subject in
            guard entry.verdict.obstacle?.kind == .leftToCaller, let cause = causes.cause(among: left) else {
                return entry
            }
            let makers = arguments[subject].makers(of: cause)
            return entry.with(graphs[users[subject][0]].left(cause, makers: makers))
        }
        return Coverage(code: code, constructions: all.sorted { $0.location < $1.location })
    }

    /// The types of the application that a double replaces. Nil for other types, and for a double of a type that is not
    /// injectable.
    private func doubledTypes(of type: TypeName) -> [TypeName]? {
        guard let facts = types[type], facts.isDouble else { return nil }
        let replaced =
            facts.conformances.filter(types.isObjectOrService) + types.superclasses(of: type).filter(types.contains)
        return replaced.isEmpty ? nil : replaced
    }

    /// The result for a double in a preview or test. A stub may replace it, and so may an object of the application
    /// that requires nothing from outside.
    private func result(ofDouble construction: Construction, in subject: Int) -> ConstructionJudge.Result? {
        guard code != .application, let doubled = doubledTypes(of: construction.type) else { return nil }
        let stubs = subjects[subject].stubs
        let name = construction.type.path
        if construction.written.arguments.contains(where: { $0.text != ".init()" }) {
            // A double with values of the place must be made there, and is passed to the container.
            return .init(
                verdict: .notMade(
                    .init(kind: .configuredDouble, subject: name, message: "the caller gives values to a '\(name)'")),
                arguments: construction.written.arguments.map { _ in JudgedArgument(verdict: .local, type: nil) })
        }
        let arguments = construction.written.arguments.map { _ in JudgedArgument(verdict: .local, type: nil) }
        func result(_ verdict: Coverage.Verdict) -> ConstructionJudge.Result {
            .init(verdict: verdict, arguments: arguments)
        }
        if doubled.contains(where: { stubs[$0] == .generated }) { return result(.made) }
        for type in doubled {
            guard case .refused(let reason) = stubs[type] else { continue }
            return result(
                .notMade(.init(kind: .unusable, subject: type.path, message: "'\(type.path)' has no stub: \(reason)")))
        }
        if doubled.contains(where: keyTypes[subject].contains) { return result(.made) }
        let names = doubled.map { "'\($0.path)'" }.sorted().joined(separator: ", ")
        return result(
            .notMade(
                .init(
                    kind: .missing, subject: doubled[0].path,
                    message: "nothing that the container makes requires \(names)")))
    }

    /// The types of the values that an application passes to the containers of a run. If such a class keeps its own
    /// instance, the application passes that instance.
    private func passedTypes(to subject: Int) -> Set<TypeName> {
        users[subject].reduce(into: []) { types, user in
            types.formUnion(subjects[user].resolution.graph.externalTypes)
        }
    }

    /// The runs whose containers may make objects of each run.
    private static func users(_ subjects: [Coverage.Subject]) -> [[Int]] {
        let applications = subjects.indices.filter { subjects[$0].resolution.options.mode == .application }
        var linking: [String: [Int]] = [:]
        for application in applications {
            for library in subjects[application].resolution.collected.libraries {
                linking[library.name, default: []].append(application)
            }
        }
        return subjects.indices.map { subject in
            if subjects[subject].resolution.options.mode == .application { return [subject] }
            return linking[subjects[subject].resolution.collected.declarations?.module ?? ""] ?? [subject]
        }
    }

    private func result(
        of construction: Construction, in subject: Int, _ judges: [ConstructionJudge], _ unchosen: [UnchosenTypes]
    ) -> ConstructionJudge.Result {
        let users = users[subject]
        let results = users.compactMap { judges[$0].result(of: construction, arguments[subject]) }
        if let best = results.min(by: { ($0.verdict.rank, $1.wiredCount) < ($1.verdict.rank, $0.wiredCount) }) {
            return best
        }
        func notMade(_ verdict: Coverage.Verdict) -> ConstructionJudge.Result {
            judges[subject].notMade(verdict, construction, arguments[subject])
        }
        for (configuration, member) in registrations[construction.type] ?? [] {
            for user in users {
                guard let obstacle = graphs[user].registration(configuration, member) else { continue }
                return obstacle.map { notMade(.notMade($0)) }
                    ?? .init(
                        verdict: .made,
                        arguments: construction.written.arguments.map { _ in JudgedArgument(verdict: .local, type: nil)
                        })
            }
        }
        let obstacle = ([subject] + users + Array(subjects.indices)).lazy.compactMap { unchosen[$0][construction.type] }
            .first
        return notMade(
            .notMade(
                obstacle
                    ?? .init(
                        kind: .unusable, subject: construction.type.path,
                        message: "'\(construction.type.path)' is not part of the graph")))
    }

    /// Why types are in no graph, by runs.
    private func unchosenTypes() throws(InputError) -> [UnchosenTypes] {
        let made = Set(found.joined().lazy.map(\.type)).filter { types.contains($0) }
        var result: [UnchosenTypes] = []
        for (subject, graph) in zip(subjects, graphs) {
            result.append(try UnchosenTypes(made.filter { !graph.hasNodes(of: $0) }, in: subject.resolution))
        }
        return result
    }
}

extension Construction {
    /// Whether it is a call such as `static let shared = Store()` in `Store` itself.
    fileprivate var makesItself: Bool { written.place == .staticProperty && container == type }
}

extension Coverage.Subject {
    /// Its module, and the modules that it links.
    fileprivate var modules: Set<String> {
        Set(resolution.collected.libraries.map(\.name)).union([resolution.collected.declarations?.module ?? ""])
    }
}

extension DependencyGraph {
    /// The types of the sources whose values the application passes in.
    var externalTypes: Set<TypeName> {
        Set(
            nodes.lazy.filter { $0.providers.contains(where: \.factory.isExternal) }.compactMap {
                $0.key.type.unwrapped.nominal.flatMap(TypeName.init)
            })
    }
}
