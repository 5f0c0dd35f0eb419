/// Finds the names that somebody may have meant who wrote another.
public enum NearNames {
    /// The names that differ from `name` by a slip, nearest first, equally near ones in alphabetical order.
    ///
    /// A slip is a letter too much, too little, another or swapped with the next, in upper or lower case alike: one for
    /// every four letters of the name, three at most.
    public static func find(_ name: String, among names: some Sequence<String>) -> [String] {
        let letters = Array(name.lowercased().unicodeScalars)
        let limit = min(max(letters.count / 4, 1), 3)
        return names.compactMap { other -> (distance: Int, name: String)? in
            guard other != name else { return nil }
            let others = Array(other.lowercased().unicodeScalars)
            guard abs(letters.count - others.count) <= limit else { return nil }
            let distance = distance(letters, others)
            // Of very short names any two are near; they have to share a letter at least.
            guard distance <= limit, distance < max(letters.count, others.count) else { return nil }
            return (distance, other)
        }.sorted { $0 < $1 }.map(\.name)
    }

    /// `; did you mean 'x'?`, or nothing when no name is near.
    public static func question(_ name: String, among names: some Sequence<String>) -> String {
        find(name, among: names).first.map { "; did you mean '\($0)'?" } ?? ""
    }

    /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
