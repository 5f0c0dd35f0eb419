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
        var calls = Coverage()

        /// The objects that the container passes and that it does not, and the share of the first; then the calls: as
        /// they are, with values, hollow, and not made.
        var counts: [Int] {
            let arguments = calls.arguments
            return [
                arguments.wired, arguments.left, Int(calls.percentage), calls.madeCount, calls.madeWithValuesCount,
                calls.hollowCount,
                calls.notMadeCount - calls.hollowCount,
            ]
        }
    }

    /// The titles of a row's counts.
    static let titles = ["passed", "left", "%", "as it is", "with values", "hollow", "not"]

    /// The rows, those with the most objects that calls leave to their callers first.
    var table: [Row] {
        let groups = Dictionary(grouping: coverage.constructions, by: rows.name)
        return groups.map { Row(name: $0, calls: coverage.with($1)) }.sorted { one, other in
            let (left, otherLeft) = (one.calls.arguments.left, other.calls.arguments.left)
            let (count, otherCount) = (one.calls.constructions.count, other.calls.constructions.count)
            return (otherLeft, otherCount, one.name) < (left, count, other.name)
        }
    }

    /// The headline about objects, and a line about calls.
    package var summary: [String] {
        let total = coverage.constructions.count
        let maker = coverage.code == .application ? "code" : coverage.code.rawValue
        if total == 0 {
            return [
                "your \(maker) make\(coverage.code == .application ? "s" : "") no objects of types that take part in injection"
            ]
        }
        let arguments = coverage.arguments
        let objects = arguments.wired + arguments.left
        let all = "\(objects) object\(objects == 1 ? "" : "s")"
        let headline =
            coverage.code != .application
            ? "a container with doubles makes \(coverage.allMadeCount) of the \(total) object\(total == 1 ? "" : "s") that your \(maker) make by hand (\(percentage) %)"
            : objects == 0
                ? "your code passes no objects by hand"
                : "dpend passes \(arguments.wired) of the \(all) that your code passes by hand (\(percentage) %)"
        let counts = [
            (coverage.madeCount, "as \(coverage.madeCount == 1 ? "it is" : "they are")"),
            (coverage.madeWithValuesCount, "with values"),
            (coverage.hollowCount, "hollow, since the caller passes objects"),
            (coverage.notMadeCount - coverage.hollowCount, "not made"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return [headline, "of \(total) construction\(total == 1 ? "" : "s"): \(parts.joined(separator: ", "))"]
    }

    /// Rounded down, so that 100 means all.
    package var percentage: Int { Int(coverage.percentage) }

    /// The next command to type, as the end of a sentence; nil if there is none.
    package var nextCommand: String? {
        guard let first = coverage.obstacles.first else {
            return coverage.constructions.isEmpty ? nil : "dpend generate"
        }
        let target = hasTargets ? first.constructions.first?.target.map { " --target \($0)" } ?? "" : ""
        if first.obstacle.kind == .problem { return "dpend analyze\(target)" }
        return "dpend explain '\(first.obstacle.subject)'\(coverage.code == .application ? "" : " --doubles")\(target)"
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
