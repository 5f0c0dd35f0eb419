/// The modules whose sources declare a name.
struct DeclaringModules: Sendable {
    private let sources: [SourceNames]
    /// The modules by name, if there are many; else empty.
    private var numbers: [String: [Int]] = [:]

    /// For fewer modules, asking each takes less time than a table.
    private static let manyModules = 64

    init(_ sources: [SourceNames]) {
        self.sources = sources
        guard sources.count >= Self.manyModules else { return }
        for (number, names) in sources.enumerated() {
            for name in names.names { numbers[name, default: []].append(number) }
        }
    }

    /// The numbers of the modules that declare a full name, with any access, in order.
    subscript(name: String) -> [Int] {
        sources.count < Self.manyModules ? sources.indices.filter { sources[$0].contains(name) } : numbers[name] ?? []
    }

    /// Whether any module declares a full name, with any access.
    func contains(_ name: String) -> Bool {
        sources.count < Self.manyModules ? sources.contains { $0.contains(name) } : numbers[name] != nil
    }
}
