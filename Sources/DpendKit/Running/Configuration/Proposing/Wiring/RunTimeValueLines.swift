/// Writes the run-time values of a plan as values of `implicit-assisted`: `'ViewModel$=id,onTap'`, or
/// `'ViewModel$=*,session'` if the labels of plain values, such as identifiers and closures, do not fit into a line.
///
/// The labels of objects are written down, so that a parameter whose class gets lost later is reported as missing.
/// Nothing can get lost behind a plain value.
struct RunTimeValueLines {
    private(set) var lines: [Line] = []

    struct Line {
        /// The pattern with the labels.
        let value: String
        /// The classes that take these values, sorted.
        let classes: [String]
        /// Whether it is a pattern for a naming convention, and not a list of names.
        let hasPattern: Bool
    }

    /// The labels of parameters, by the names of classes: one pattern is for the classes of a name in all modules.
    private typealias Labels = [String: Set<String>]

    /// The labels in a line. Other lines have the same pattern and the next labels.
    private static let labelsInLine = 8

    init(_ plan: WiringPlan, _ taking: [TypeName: [Int]]) {
        var plain: Labels = [:]
        var missing: Labels = [:]
        var others: Labels = [:]
        for name in plan.chosen {
            let parameters = plan.classes.members[name]?.parameters ?? []
            let positions = Set(taking[name] ?? [])
            if !positions.isEmpty { missing[name.path, default: []].formUnion(positions.map { parameters[$0].label }) }
            plain[name.path, default: []].formUnion(
                positions.filter { plan.isPlain($0, of: name) }.map { parameters[$0].label })
            others[name.path, default: []].formUnion(
                parameters.indices.filter { !positions.contains($0) }.map { parameters[$0].label })
        }
        let rest = Set(others.keys).subtracting(missing.keys)
        let cover = PatternCover(
            Set(missing.keys), others: rest, unwanted: [],
            .init(leastCounts: (2, 2), leastShares: (0, 0.5), unwantedShares: (1, 1)))
        for line in cover.lines {
            // A pattern holds for all classes that it matches.
            let excluded = (line.wanted + line.others).reduce(into: Set<String>()) { $0.formUnion(others[$1] ?? []) }
            let classes = line.wanted.filter { !(missing[$0] ?? []).isSubset(of: excluded) }
            var labels = classes.reduce(into: Set<String>()) { $0.formUnion(missing[$1] ?? []) }.subtracting(excluded)
            if labels.count > Self.labelsInLine {
                let objects = classes.reduce(into: Set<String>()) {
                    $0.formUnion(missing[$1]?.subtracting(plain[$1] ?? []) ?? [])
                }
                labels.formIntersection(objects)
                labels.insert(ParameterPattern.plainLabel)
                for name in line.wanted { missing[name]?.subtract(plain[name] ?? []) }
            }
            add(line.pattern, labels, classes, hasPattern: true)
            for name in line.wanted { missing[name]?.subtract(labels) }
        }
        addRest(missing, others)
    }

    /// Adds lines with the names of classes.
    private mutating func addRest(_ missing: Labels, _ others: Labels) {
        // A class of this name in another module gets an object there.
        let rest = missing.reduce(into: Labels()) {
            $0[$1.key] = $1.value.subtracting((others[$1.key] ?? []).subtracting(["_"]))
        }
        let named = Dictionary(grouping: rest.filter { !$0.value.isEmpty }.keys.sorted()) { rest[$0] ?? [] }
        for (labels, classes) in named.sorted(by: { $0.value[0] < $1.value[0] }) {
            for classes in PatternCover.inLines(classes) {
                let pattern = RegularExpression.matchingOnly(classes)
                // Labels cannot tell parameters without a label apart.
                let isUnclear = classes.contains { labels.contains("_") && others[$0]?.contains("_") ?? false }
                if isUnclear {
                    lines.append(.init(value: pattern, classes: classes, hasPattern: false))
                } else {
                    add(pattern, labels, classes, hasPattern: false)
                }
            }
        }
    }

    private mutating func add(_ pattern: String, _ labels: Set<String>, _ classes: [String], hasPattern: Bool) {
        let sorted = labels.sorted()
        for start in stride(from: 0, to: sorted.count, by: Self.labelsInLine) {
            let part = sorted[start..<min(start + Self.labelsInLine, sorted.count)]
            lines.append(
                .init(
                    value: "\(pattern)=\(part.joined(separator: ","))", classes: start == 0 ? classes : [],
                    hasPattern: hasPattern))
        }
    }
}
