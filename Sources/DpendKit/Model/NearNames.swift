/// Names among which to look for those that somebody may have meant who wrote another.
///
/// A slip is a letter too much, too little, another or swapped with the next, in upper or lower case alike: one for every
/// four letters of the name, three at most.
public struct NearNames: Sendable {
    private struct Entry {
        let name: String
        let length: Int
        /// A bit for each letter that occurs, which tells most names apart without comparing them.
        let mask: UInt64
        /// The letters that are compared.
        let letters: [Unicode.Scalar]

        init(_ name: String) {
            self.name = name
            letters = Self.letters(name)
            length = letters.count
            mask = letters.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
        }

        private static func letters(_ name: String) -> [Unicode.Scalar] { Array(name.lowercased().unicodeScalars) }
    }

    private let entriesByLength: [Int: [Entry]]

    /// How long a name may be: to compare two costs the square of it, and longer ones nobody writes by hand.
    private static let maximumLength = 128

    /// Prepares a search; worth to be kept for several.
    public init(_ names: some Sequence<String>) {
        entriesByLength = Dictionary(grouping: names.map(Entry.init)) { $0.length }
    }

    /// The names that differ from `name` by a slip, nearest first, equally near ones in alphabetical order.
    public func find(_ name: String) -> [String] {
        let entry = Entry(name)
        let (length, letters) = (entry.length, entry.letters)
        guard length <= Self.maximumLength else { return [] }
        let limit = min(max(length / 4, 1), 3)
        var found: [(distance: Int, name: String)] = []
        var rows = Rows(repeating: [Int](repeating: 0, count: Self.maximumLength + limit + 2), count: 3)
        for otherLength in max(length - limit, 0)...length + limit {
            guard let entries = entriesByLength[otherLength] else { continue }
            // By position: to copy each entry would take longer than to tell that it is not near.
            for position in entries.indices where (entry.mask ^ entries[position].mask).nonzeroBitCount <= 2 * limit {
                let distance = Self.distance(letters, entries[position].letters, atMost: limit, &rows)
                // Of very short names any two are near; they have to share a letter at least.
                if distance <= limit, distance < max(length, otherLength), entries[position].name != name {
                    found.append((distance, entries[position].name))
                }
            }
        }
        return found.sorted { $0 < $1 }.map(\.name)
    }

    /// Looks among a few names once.
    public static func find(_ name: String, among names: some Sequence<String>) -> [String] {
        NearNames(names).find(name)
    }

    /// `; did you mean 'x'?`, or nothing when no name is near.
    public static func question(_ name: String, among names: some Sequence<String>) -> String {
        find(name, among: names).first.map { "; did you mean '\($0)'?" } ?? ""
    }

    /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other, or more than the limit
    /// if it takes more than that.
    private static func distance(
        _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int, _ rows: inout Rows
    ) -> Int {
        // Three rows of a table of which only what is near the diagonal can be small enough.
        var (beforeLast, last, current) = (0, 1, 2)
        for column in 0...right.count { rows[last][column] = column }
        for row in left.indices {
            let (first, end) = (max(0, row - limit), min(right.count, row + limit + 1))
            guard first < end else { return limit + 1 }
            rows[current][first] = first == 0 ? row + 1 : limit + 1
            var smallest = rows[current][first]
            for column in first..<end {
                // Above and to the right of the nearest cells nothing was worked out.
                let above = column < row + limit ? rows[last][column + 1] : limit + 1
                var cost = min(above + 1, rows[current][column] + 1, rows[last][column] + (left[row] == right[column] ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, rows[beforeLast][column - 1] + 1)
                }
                rows[current][column + 1] = cost
                smallest = min(smallest, cost)
            }
            if smallest > limit { return limit + 1 }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return rows[last][right.count]
    }

    /// Kept from one distance to the next.
    private typealias Rows = [[Int]]
}
