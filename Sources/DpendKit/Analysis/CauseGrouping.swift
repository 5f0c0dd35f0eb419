/// Groups problems that share a cause under the problem that shows it, so that readers see causes first.
enum CauseGrouping {
    /// The problems that are not consequences of others: those with the most consequences first, then by place.
    ///
    /// The cause itself leads its group, or else the first problem by place. The argument must be sorted by place.
    static func group(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var members: [Diagnostic.Cause: [Int]] = [:]
        var roots: [Diagnostic.Cause: Int] = [:]
        for (position, diagnostic) in diagnostics.enumerated() {
            if let cause = diagnostic.cause { members[cause, default: []].append(position) }
            if let cause = diagnostic.rootOf { roots[cause] = roots[cause] ?? position }
        }
        var consequences: [Int: [Int]] = [:]
        var isConsequence: Set<Int> = []
        for (cause, positions) in members {
            let root = roots[cause] ?? positions[0]
            let others = positions.filter { $0 != root }
            guard !others.isEmpty else { continue }
            consequences[root, default: []] += others
            isConsequence.formUnion(others)
        }
        let leads = diagnostics.indices.filter { !isConsequence.contains($0) }.map { position in
            var lead = diagnostics[position]
            lead.consequences = (consequences[position] ?? []).sorted().map { diagnostics[$0] }
            lead.notes += remark(on: lead.consequences)
            return lead
        }
        return inOrder(leads)
    }

    /// Problems with their consequences in the order of ``group(_:)``.
    static func sorted(_ leads: [Diagnostic]) -> [Diagnostic] { inOrder(leads.sortedByPlace()) }

    private static func inOrder(_ leads: [Diagnostic]) -> [Diagnostic] {
        leads.enumerated().sorted { left, right in
            (-left.element.consequences.count, left.offset) < (-right.element.consequences.count, right.offset)
        }.map(\.element)
    }

    /// The ungrouped problems, sorted by place.
    static func ungroup(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.flatMap { lead in
            [alone(lead)] + lead.consequences
        }.sortedByPlace()
    }

    /// A problem without its consequences.
    static func alone(_ lead: Diagnostic) -> Diagnostic {
        var alone = lead
        alone.notes.removeAll(where: remark(on: lead.consequences).contains)
        alone.consequences = []
        return alone
    }

    /// The notes about the consequences of a problem.
    static func remark(on consequences: [Diagnostic]) -> [Diagnostic.Note] {
        let count = consequences.count
        if count == 0 { return [] }
        let others = count == 1 ? "1 other problem has" : "\(count) other problems have"
        return [.init(.remark, "\(others) the same cause and will vanish with it")]
    }
}
