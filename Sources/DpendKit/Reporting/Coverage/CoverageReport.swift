/// The printed parts of a coverage.
package struct CoverageReport: Sendable {
    package let coverage: Coverage
    /// The meaning of the table's rows.
    package var rows: Rows = .place
    /// Whether to list all places, instead of a few for each reason.
    package var listsAll = false
    /// Whether there are several targets, so that commands must name one.
    package var hasTargets = false

    package init(_ coverage: Coverage) {
        self.coverage = coverage
    }

    /// The unit of a row.
    package enum Rows: String, Sendable, CaseIterable {
        case place, target, file, `class`

        /// The name of a call's row.
        func name(of entry: Coverage.Entry) -> String {
            switch self {
            case .place: entry.isComposition ? "composition code" : entry.place.title
            case .target: entry.target ?? "all"
            case .file: entry.location.path
            case .class: entry.type
            }
        }

        /// The heading of the names.
        var title: String {
            switch self {
            case .place: "where"
            case .target, .file, .class: rawValue
            }
        }
    }

    /// Counts of some calls.
    struct Row {
        var name: String
        var counts = [0, 0, 0]

        var total: Int { counts.reduce(0, +) }
        var percentage: Int { Int(Coverage.percentage(counts[0] + counts[1], of: total)) }

        mutating func add(_ verdict: Coverage.Verdict) {
            switch verdict {
            case .made: counts[0] += 1
            case .madeWithValues: counts[1] += 1
            case .notMade: counts[2] += 1
            }
        }
    }

    /// The rows, those with the most calls that a container cannot make first.
    var table: [Row] {
        var rows: [String: Row] = [:]
        for entry in coverage.constructions {
            let name = self.rows.name(of: entry)
            rows[name, default: Row(name: name)].add(entry.verdict)
        }
        return rows.values.sorted { ($1.counts[2], $1.total, $0.name) < ($0.counts[2], $0.total, $1.name) }
    }

    /// The summary in a sentence or two.
    package var summary: String {
        let total = coverage.constructions.count
        if total == 0 { return "your code makes no objects of types that take part in injection" }
        let (made, with, not) = (coverage.madeCount, coverage.madeWithValuesCount, coverage.notMadeCount)
        var text = "\(made) of \(total) construction\(total == 1 ? "" : "s") in your code could be generated as \(total == 1 ? "it is" : "they are")"
        if with > 0 { text += ", \(with) more with run-time values as arguments" }
        text += ": \(percentage) %"
        if not > 0 {
            let count = coverage.obstacles.count
            text += "; \(not) could not, for \(count) reason\(count == 1 ? "" : "s")"
        }
        let composition = coverage.composition
        let part = composition.constructions.count
        if part == 0 || part == total { return text }
        return text + ". In the code that puts objects together: \(part - composition.notMadeCount) of \(part), \(Int(composition.percentage)) %"
    }

    /// Rounded down, so that 100 means all.
    package var percentage: Int { Int(coverage.percentage) }

    /// The next command to type, as the end of a sentence; nil if there is none.
    package var nextCommand: String? {
        guard let first = coverage.obstacles.first else { return coverage.constructions.isEmpty ? nil : "dpend generate" }
        let target = hasTargets ? first.constructions.first?.target.map { " --target \($0)" } ?? "" : ""
        return first.obstacle.kind == .problem ? "dpend analyze\(target)" : "dpend explain '\(first.obstacle.subject)'\(target)"
    }
}

extension WrittenConstruction.Place {
    /// The kind of place, in words.
    var title: String {
        switch self {
        case .body: "bodies elsewhere"
        case .defaultArgument: "default arguments"
        case .staticProperty: "static properties"
        case .property: "values of properties"
        case .global: "global variables"
        }
    }
}
