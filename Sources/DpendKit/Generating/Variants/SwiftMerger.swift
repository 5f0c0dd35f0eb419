/// Merges the files of several variants to one, with `#if` around each declaration and statement that not all of them
/// have.
///
/// Without the lines that `#if` leaves out for a variant, the result has the lines of the variant's own file, in their
/// order. Only empty lines may differ.
struct SwiftMerger {
    private let variants: Variants
    private var lines: [Substring] = []

    /// The merged text.
    ///
    /// - Parameter outlines: The file of each variant.
    static func merge(_ outlines: [SwiftOutline], of variants: Variants) -> String {
        var lists: [(variants: Set<Int>, outline: SwiftOutline)] = []
        for (number, outline) in outlines.enumerated() {
            if let known = lists.firstIndex(where: { $0.outline.text == outline.text }) {
                lists[known].variants.insert(number)
            } else {
                lists.append(([number], outline))
            }
        }
        guard lists.count > 1 else { return lists[0].outline.text }
        var merger = SwiftMerger(variants: variants)
        // A file is a unit whose frame is its first lines.
        merger.write(
            units: lists.map { ($0.variants, [SwiftOutline.Unit(parts: $0.outline.parts, isSeparated: false)]) })
        let head = merger.lines.firstIndex(of: "") ?? 0
        merger.lines.insert(contentsOf: refusal(of: variants), at: head)
        return merger.lines.map { "\($0)\n" }.joined()
    }

    /// The lines that let the compiler refuse a build that is none of the variants.
    private static func refusal(of variants: Variants) -> [Substring] {
        guard variants.leavesBuildsOut else { return [] }
        return [
            "", "#if !(\(variants.membership.code))",
            "#error(\"dpend wrote this file for other builds: add this one to 'variants'\")", "#endif",
        ]
    }

    private init(variants: Variants) { self.variants = variants }

    private typealias Row = AlignedRow<SwiftOutline.Unit>

    /// Writes the units of several variants.
    private mutating func write(units lists: [(variants: Set<Int>, elements: [SwiftOutline.Unit])]) {
        let scope = lists.reduce(into: Set<Int>()) { $0.formUnion($1.variants) }
        var blocks: [(variants: Set<Int>, rows: [Row])] = []
        for row in Row.rows(of: lists, by: \.frame) {
            let variants = row.variants
            if variants == scope {
                write(blocks, among: scope)
                blocks = []
                write(row, isFirst: false)
            } else if let last = blocks.lastIndex(where: { !$0.variants.isDisjoint(with: variants) }),
                blocks[last].variants == variants
            {
                blocks[last].rows.append(row)
            } else {
                blocks.append((variants, [row]))
            }
        }
        write(blocks, among: scope)
    }

    private mutating func write(_ row: Row, isFirst: Bool) {
        if !isFirst, row.elements.contains(where: \.element.isSeparated) { lines.append("") }
        for position in row.elements[0].element.parts.indices {
            switch row.elements[0].element.parts[position] {
            case .line(let line): lines.append(line)
            case .units:
                write(
                    units: row.elements.map { variants, unit in
                        if case .units(let units) = unit.parts[position] { (variants, units) } else { (variants, []) }
                    })
            }
        }
    }

    /// Writes blocks whose variants differ. Adjacent blocks without common variants are clauses of one `#if`.
    private mutating func write(_ blocks: [(variants: Set<Int>, rows: [Row])], among scope: Set<Int>) {
        var rest = blocks[...]
        while let first = rest.first {
            var (chain, seen) = ([first], first.variants)
            rest = rest.dropFirst()
            while let next = rest.first, next.variants.isDisjoint(with: seen) {
                chain.append(next)
                seen.formUnion(next.variants)
                rest = rest.dropFirst()
            }
            write(chain: chain, among: scope)
        }
    }

    private mutating func write(chain: [(variants: Set<Int>, rows: [Row])], among scope: Set<Int>) {
        var chain = chain.enumerated().map {
            (effort: variants.condition(of: $1.variants, among: scope).effort, number: $0, block: $1)
        }
        chain.sort { ($0.effort.negative, $0.effort.all, $0.number) < ($1.effort.negative, $1.effort.all, $1.number) }
        if chain.contains(where: { $0.block.rows.contains { $0.elements.contains(where: \.element.isSeparated) } }) {
            lines.append("")
        }
        let indentation = chain.first?.block.rows.first?.elements[0].element.indentation ?? ""
        var open = scope
        for (number, clause) in chain.map(\.block).enumerated() {
            if number > 0, clause.variants == open {
                lines.append("\(indentation)#else")
            } else {
                lines.append(
                    "\(indentation)\(number == 0 ? "#if" : "#elseif") \(variants.condition(of: clause.variants, among: open).code)"
                )
            }
            open.subtract(clause.variants)
            for (number, row) in clause.rows.enumerated() { write(row, isFirst: number == 0) }
        }
        lines.append("\(indentation)#endif")
    }
}

extension SwiftOutline.Unit {
    /// The spaces before its first line.
    fileprivate var indentation: Substring {
        guard case .line(let line)? = parts.first else { return "" }
        return line.prefix { $0 == " " }
    }
}
