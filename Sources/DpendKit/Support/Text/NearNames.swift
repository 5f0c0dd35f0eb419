/// Finds names that are similar to a misspelled one.
///
/// A slip is an extra, a missing, a wrong or a swapped letter; case does not matter. A name may have one slip for every
/// four letters, and at most three.
///
/// Preparing a search takes time proportional to the number of names. A search itself only compares names that share a
/// piece with the written one, at nearly the same position.
package struct NearNames: Sendable {
    private let names: [String]
    /// The compared letters of each name.
    private let letters: [Letters]
    /// The set of letters of each name. Most names that share a piece differ in too many, which takes no comparison.
    private let sets: [UInt64]
    /// The pieces of the names for each number of slips, from zero. Short names have few slips.
    private let pieces = (0...maximumSlips).map { _ in Once<NamePieces>() }

    fileprivate typealias Letters = [Unicode.Scalar]

    /// The maximum length of a name. A comparison takes quadratic time, and people do not write longer names.
    private static let maximumLength = 128
    private static let maximumSlips = 3
    /// The maximum number of names to compare with one name. In a project with thousands of equal words, most have
    /// nothing else in common.
    fileprivate static let maximumComparisons = 256

    /// Prepares a search. Keep it for several searches.
    package init(_ names: some Sequence<String>) {
        // If there are too many to compare, the order decides which are. A set has another order in each process.
        self.names = names.sorted()
        let letters = self.names.map(Self.letters)
        self.letters = letters
        sets = letters.map(Self.set)
    }

    /// The names that differ from `name` by the fewest slips, in alphabetical order.
    package func find(_ name: String) -> [String] {
        let wanted = Self.letters(name)
        guard wanted.count <= Self.maximumLength else { return [] }
        let wantedSet = Self.set(of: wanted)
        for slips in 0...min(max(wanted.count / 4, 1), Self.maximumSlips) {
            let pieces = self.pieces[slips].value { NamePieces(of: letters, slips: slips) }
            let near = pieces.candidates(for: wanted).filter { position in
                // A wrong letter takes one away and adds one.
                guard (sets[position] ^ wantedSet).nonzeroBitCount <= 2 * slips else { return false }
                let other = letters[position]
                // Any two very short names are near. They must share at least one letter.
                return slips < max(wanted.count, other.count) && names[position] != name
                    && Self.differ(wanted, other, byAtMost: slips)
            }
            if !near.isEmpty { return near.map { names[$0] }.sorted() }
        }
        return []
    }

    /// Searches a few names once.
    package static func find(_ name: String, among names: some Sequence<String>) -> [String] {
        NearNames(names).find(name)
    }

    /// `; did you mean 'x'?`, or nothing when no name is near.
    package static func question(_ name: String, among names: some Sequence<String>) -> String {
        find(name, among: names).first.map { "; did you mean '\($0)'?" } ?? ""
    }

    private static func letters(_ name: String) -> Letters { Array(name.lowercased().unicodeScalars) }

    /// A set of letters, one bit each; some letters share a bit.
    private static func set(of letters: Letters) -> UInt64 { letters.reduce(0) { $0 | 1 << UInt64($1.value % 64) } }

    /// Whether at most `limit` insertions, deletions, replacements and swaps of neighbors lead from one to the other.
    private static func differ(_ left: Letters, _ right: Letters, byAtMost limit: Int) -> Bool {
        if abs(left.count - right.count) > limit { return false }
        // Equal letters at the beginning and at the end do not matter.
        let shorter = min(left.count, right.count)
        var (start, end) = (0, 0)
        while start < shorter, left[start] == right[start] { start += 1 }
        while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] { end += 1 }
        let (left, right) = (left[start..<left.count - end], right[start..<right.count - end])
        if left.isEmpty || right.isEmpty { return max(left.count, right.count) <= limit }
        return limit > 0
            && withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (right.count + 1)) {
                differ(left, right, within: limit, rows: $0)
            }
    }

    /// - Parameter rows: Space for three rows of a table. Only cells near the diagonal can be small enough.
    private static func differ(
        _ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>, within limit: Int,
        rows: UnsafeMutableBufferPointer<Int>
    ) -> Bool {
        let (tooMany, width, origin) = (limit + 1, right.count + 1, left.startIndex)
        rows.initialize(repeating: tooMany)
        for column in 0..<width { rows[column] = column }
        var leastOfLast = 0
        for row in 1...left.count {
            let (current, last, beforeLast) = (row % 3 * width, (row + 2) % 3 * width, (row + 1) % 3 * width)
            for column in 0..<width { rows[current + column] = tooMany }
            if row <= limit { rows[current] = row }
            var least = rows[current]
            let first = max(1, row - limit)
            for column in first..<max(first, min(width, row + limit + 1)) {
                let (letter, other) = (left[origin + row - 1], right[origin + column - 1])
                var cost = min(
                    rows[last + column] + 1, rows[current + column - 1] + 1,
                    rows[last + column - 1] + (letter == other ? 0 : 1))
                if row > 1, column > 1, letter == right[origin + column - 2], left[origin + row - 2] == other {
                    cost = min(cost, rows[beforeLast + column - 2] + 1)
                }
                rows[current + column] = min(cost, tooMany)
                least = min(least, cost)
            }
            // The sums only grow. A swap looks one row further back.
            if least > limit, leastOfLast > limit { return false }
            leastOfLast = least
        }
        return rows[left.count % 3 * width + right.count] <= limit
    }
}

/// Finds names that share a piece with another one.
///
/// A name is divided into one more piece than there may be slips, so at least one piece stays unchanged. The pieces do
/// not touch, so that swapped letters never belong to two of them.
private struct NamePieces: Sendable {
    private let slips: Int
    /// The last name with a piece, and for each name and piece the previous name with the same piece.
    private var last: [UInt64: Int] = [:]
    private var before: [Int] = []
    /// For each of them, the number of names with the piece up to it.
    private var lengths: [Int] = []
    /// Names with too few letters for pieces, by their length.
    private var short: [Int: [Int]] = [:]

    init(of names: [NearNames.Letters], slips: Int) {
        self.slips = slips
        let count = slips + 1
        before = [Int](repeating: -1, count: names.count * count)
        lengths = [Int](repeating: 1, count: before.count)
        last.reserveCapacity(before.count)
        for (position, letters) in names.enumerated() {
            guard hasPieces(letters.count) else {
                short[letters.count, default: []].append(position)
                continue
            }
            for piece in 0..<count {
                let entry = position * count + piece
                let mark = mark(of: piece, length: letters.count, letters[range(of: piece, length: letters.count)])
                before[entry] = last.updateValue(entry, forKey: mark) ?? -1
                if before[entry] >= 0 { lengths[entry] += lengths[before[entry]] }
            }
        }
    }

    /// The positions of all names that may be near enough, and of some that are not. If they are too many, some are
    /// left out.
    func candidates(for letters: NearNames.Letters) -> Set<Int> {
        var found: Set<Int> = []
        // The names that share the rarest pieces come first.
        var chains: [(length: Int, entry: Int)] = []
        for length in max(0, letters.count - slips)...letters.count + slips {
            guard hasPieces(length) else {
                found.formUnion(
                    (short[length] ?? []).prefix(
                        NearNames.maximumComparisons - min(found.count, NearNames.maximumComparisons)))
                continue
            }
            let growth = letters.count - length
            for piece in 0...slips {
                let range = range(of: piece, length: length)
                // The number of letters inserted before the piece; the others are inserted after it.
                for shift in -slips...slips where abs(shift) + abs(growth - shift) <= slips {
                    guard range.lowerBound + shift >= 0, range.upperBound + shift <= letters.count else { continue }
                    let same = letters[range.lowerBound + shift..<range.upperBound + shift]
                    if let entry = last[mark(of: piece, length: length, same)] {
                        chains.append((lengths[entry], entry))
                    }
                }
            }
        }
        for (_, first) in chains.sorted(by: { ($0.length, $0.entry) < ($1.length, $1.entry) }) {
            var entry = first
            while entry >= 0, found.count < NearNames.maximumComparisons {
                found.insert(entry / (slips + 1))
                entry = before[entry]
            }
        }
        return found
    }

    /// Whether there is a letter for each piece and one between any two.
    private func hasPieces(_ length: Int) -> Bool { length > 2 * slips }

    private func range(of piece: Int, length: Int) -> Range<Int> {
        let inPieces = length - slips
        let (first, end) = (inPieces * piece / (slips + 1), inPieces * (piece + 1) / (slips + 1))
        return first + piece..<end + piece
    }

    /// A hash of a piece, unique in nearly all cases.
    private func mark(of piece: Int, length: Int, _ letters: ArraySlice<Unicode.Scalar>) -> UInt64 {
        letters.reduce(UInt64(length * 4 + piece)) { ($0 ^ UInt64($1.value)) &* 0x0000_0100_0000_01B3 }
    }
}
