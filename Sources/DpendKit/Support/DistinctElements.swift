/// Elements in the order in which they were added, each once.
struct DistinctElements<Element: Hashable> {
    private(set) var all: [Element] = []
    /// The same elements, once there are more than a few.
    private var known: Set<Element> = []

    private static var few: Int { 8 }

    init() {}

    init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    /// Adds an element unless it is already there. Returns whether it was added.
    @discardableResult
    mutating func append(_ element: Element) -> Bool {
        if all.count < Self.few {
            if all.contains(element) { return false }
        } else {
            if known.isEmpty { known = Set(all) }
            if !known.insert(element).inserted { return false }
        }
        all.append(element)
        return true
    }
}
