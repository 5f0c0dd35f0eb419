/// Elements of several lists that mean the same, so that one place of a merged list has them all.
struct AlignedRow<Element> {
    /// The elements, each with the variants in whose lists it is.
    private(set) var elements: [(variants: Set<Int>, element: Element)]

    /// The variants that have the row.
    var variants: Set<Int> { elements.reduce(into: []) { $0.formUnion($1.variants) } }

    /// The rows of several lists. Without the elements of other variants, the rows have the order of each list.
    ///
    /// The cost is linear in the lengths of the lists times the number of their differences.
    ///
    /// - Parameter key: Equal keys mean the same.
    static func rows(
        of lists: [(variants: Set<Int>, elements: [Element])], by key: (Element) -> some Hashable
    ) -> [AlignedRow] {
        var numbers: [AnyHashable: Int] = [:]
        func number(_ element: Element) -> Int {
            let key = AnyHashable(key(element))
            if let number = numbers[key] { return number }
            numbers[key] = numbers.count
            return numbers.count - 1
        }
        var rows: [AlignedRow] = []
        var keys: [Int] = []
        for (variants, elements) in lists {
            let added = elements.map { AlignedRow(elements: [(variants, $0)]) }
            (rows, keys) = merge(rows, keys, added, elements.map(number))
        }
        return rows
    }

    private static func merge(
        _ rows: [AlignedRow], _ keys: [Int], _ added: [AlignedRow], _ addedKeys: [Int]
    ) -> ([AlignedRow], [Int]) {
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in addedKeys.difference(from: keys) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (result, resultKeys): ([AlignedRow], [Int]) = ([], [])
        var (old, new) = (0, 0)
        while old < rows.count || new < added.count {
            if removed.contains(old) {
                result.append(rows[old])
                resultKeys.append(keys[old])
                old += 1
            } else {
                var row = added[new]
                if !inserted.contains(new) {
                    row.elements = rows[old].elements + row.elements
                    old += 1
                }
                result.append(row)
                resultKeys.append(addedKeys[new])
                new += 1
            }
        }
        return (result, resultKeys)
    }
}
