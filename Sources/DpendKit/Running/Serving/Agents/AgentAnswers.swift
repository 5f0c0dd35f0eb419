/// Answers the questions of agents about a project, in few words.
struct AgentAnswers {
    let answer: ProjectAnswer

    // MARK: Problems

    /// The problems with their places and remedies, and the verdict.
    ///
    /// - Parameters:
    ///   - file: Only problems in files whose paths end like this.
    ///   - identifier: Only problems of this kind.
    func check(file: String?, identifier: String?) -> String {
        var text = BriefText()
        if let failure = answer.failure { text.add("dpend cannot judge this project:\n\(failure.text.text)") }
        for entry in answer.reports?.entries ?? [] {
            let name = entry.target.name.map { "target \($0): " } ?? ""
            switch entry.outcome {
            case .success(let report): text.add(name + (report.closingLine ?? report.verdict))
            case .failure(let failure): text.add(name + failure.text.text)
            }
        }
        let all = (answer.reports?.reports ?? []).flatMap(\.diagnostics).flatMap(\.withConsequences)
        let chosen = all.filter { diagnostic in
            (file.map { diagnostic.location?.path.hasSuffix($0) ?? false } ?? true)
                && (identifier.map { diagnostic.rule.identifier == $0 } ?? true)
        }
        if chosen.isEmpty, !all.isEmpty {
            text.add(
                "No problem matches. All kinds: \(Set(all.map(\.rule.identifier)).sorted().joined(separator: ", "))")
        }
        let sorted = chosen.enumerated().sorted {
            (Self.order($0.element), $0.offset) < (Self.order($1.element), $1.offset)
        }.map(\.element)
        for diagnostic in sorted { text.add(Self.brief(diagnostic)) }
        return text.closed("ask for one 'file' or one 'identifier'")
    }

    private static func order(_ diagnostic: Diagnostic) -> Int {
        Diagnostic.Severity.allCases.firstIndex(of: diagnostic.severity) ?? 0
    }

    /// A problem, and at most three remedies.
    private static func brief(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.location.map { "\($0): " } ?? ""
        let remedies = diagnostic.notes.flatMap(\.remedies).prefix(Remedy.limit).map { remedy in
            "  remedy: \(remedy.text)"
                + (remedy.sourceLocation.map { $0 == diagnostic.location ? "" : " (\($0))" } ?? "")
        }
        return (["\(place)\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.rule.identifier)]"] + remedies)
            .joined(separator: "\n")
    }

    // MARK: Keys

    /// The explanation of a key, a class, or a kind of problem.
    func explain(_ name: String) throws -> String {
        var text = BriefText()
        if let explanation = DiagnosticCatalogue().explanation(of: name) {
            for part in explanation.components(separatedBy: "\n\n") { text.add(part + "\n") }
            return text.closed("read it all with 'dpend explain \(name)'")
        }
        for explanation in try inAnyGraph({ try $0.resolution.explain(name) }) {
            for line in explanation.text.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                text.add(String(line))
            }
        }
        return text.closed("read it all with 'dpend explain \(name)'")
    }

    /// The requirements that a key satisfies.
    func requirers(of name: String) throws -> String {
        var text = BriefText()
        let (document, positions) = try nodes(meantBy: name)
        let byName = Dictionary(document.nodes.map { ($0.name, $0) }) { first, _ in first }
        for node in positions.map({ document.nodes[$0] }) {
            text.add(
                "\(node.name) is required by \(node.dependents.count) \(node.dependents.count == 1 ? "key" : "keys")"
                    + (node.dependents.isEmpty ? "; the application can ask for it" : ":"))
            for owner in node.dependents.compactMap({ byName[$0] }) {
                for provider in owner.providers {
                    for dependency in provider.dependencies where dependency.target == node.name {
                        let parameter = (dependency.parameter ?? dependency.property).map { ", for '\($0)'" } ?? ""
                        text.add(
                            "  \(owner.name), by \(provider.call)\(parameter)"
                                + ((dependency.location ?? provider.location).map { "  \($0)" } ?? ""))
                    }
                }
            }
        }
        return text.closed("see all with 'dpend tree --invert \(name)'")
    }

    /// The shortest way from one key to another; from a key that nothing requires if the first one is missing.
    func path(from start: String?, to end: String) throws -> String {
        let (document, ends) = try nodes(meantBy: end)
        let finder = KeyFinder(document.nodes.map(KeyFinder.Entry.init))
        let starts =
            try start.map { name throws(InputError) in try finder.positions(of: name) }
            ?? document.nodes.indices.filter { document.nodes[$0].dependents.isEmpty }
        let adjacency = GraphAdjacency(document)
        var previous: [Int: Int] = Dictionary(starts.map { ($0, $0) }) { first, _ in first }
        var open = starts
        var head = 0
        while head < open.count {
            let position = open[head]
            head += 1
            if ends.contains(position) { return Self.words(Self.way(to: position, previous), in: document) }
            for next in adjacency.dependencies[position] where previous[next] == nil {
                previous[next] = position
                open.append(next)
            }
        }
        return start.map { "'\($0)' does not require '\(end)', directly or indirectly.\n" }
            ?? "Only keys of a cycle require '\(end)'.\n"
    }

    private static func way(to end: Int, _ previous: [Int: Int]) -> [Int] {
        var way = [end]
        while let position = way.last, let before = previous[position], before != position { way.append(before) }
        return way.reversed()
    }

    private static func words(_ way: [Int], in document: GraphDocument) -> String {
        var text = BriefText()
        for (number, position) in way.enumerated() {
            let node = document.nodes[position]
            let place = node.providers.first?.location.map { "  \($0)" } ?? ""
            text.add(
                String(repeating: "  ", count: number) + node.name
                    + (node.providers.first.map { ", from \($0.call)" } ?? "") + place)
        }
        return text.closed("see it with 'dpend tree'")
    }

    /// The nodes that a text means, in the first target that has one.
    private func nodes(meantBy name: String) throws -> (GraphDocument, [Int]) {
        try inAnyGraph { graph in
            (graph.document, try KeyFinder(graph.document.nodes.map(KeyFinder.Entry.init)).positions(of: name))
        }
    }

    private func inAnyGraph<Value>(_ body: (ProjectAnswer.TargetGraph) throws -> Value) throws -> Value {
        var failure: (any Error)?
        for graph in answer.graphs {
            do { return try body(graph) } catch { failure = failure ?? error }
        }
        throw failure ?? answer.failure ?? RequestError.wrong("no target of this project can be judged; call 'check'")
    }

    // MARK: The project

    /// How many of the objects that the code makes a container could make.
    func coverage() throws -> String {
        guard let runs = answer.runs?.all.first else {
            throw answer.failure ?? RequestError.wrong("no target of this project can be judged; call 'check'")
        }
        var report = CoverageReport(try runs.coverage())
        report.hasTargets = runs.finishedRuns.count > 1
        var text = BriefText()
        // The last line of the brief text is for the readers of 'dpend init'.
        for line in TextCoverageFormatter().brief(report).text.split(separator: "\n").dropLast() {
            text.add(String(line))
        }
        return text.closed("see all with 'dpend coverage'")
    }

    /// The first facts about a project, and how to work in it.
    func start(_ configuration: String?) -> String {
        var text = BriefText()
        text.add(AgentPages.introduction)
        text.add("Configuration file: \(configuration ?? "none; run 'dpend init', which writes .dpend.yml")")
        for graph in answer.graphs {
            let (nodes, options) = (graph.document.nodes, graph.resolution.options)
            let roots = nodes.filter { $0.dependents.isEmpty && $0.status == .provided }.map(\.name)
            text.add(
                "\(graph.name.map { "Target \($0)" } ?? "The project"): \(nodes.count) keys; filters \(options.implicitFilters.joined(separator: ", ")); "
                    + "begins with \(roots.prefix(5).joined(separator: ", "))\(roots.count > 5 ? ", …" : "")")
        }
        for line in check(file: nil, identifier: nil).split(separator: "\n").prefix(3) { text.add(String(line)) }
        return text.closed("call 'check' for the problems")
    }
}
