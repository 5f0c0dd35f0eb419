/// Prints the objects of a program: first its roots, then each object that they lead to with its arguments, once.
///
/// Objects are numbered by type in the order in which they are printed. So two journals are equal if the same types got
/// equal arguments, and the same of them are one object.
@MainActor public final class Journal {
    /// The depth of deferred resolves. Knots would go on forever.
    private static let depth = 2

    private var roots: [(name: String, value: Value)] = []
    private var numbers: [ObjectIdentifier: String] = [:]
    private var counts: [String: Int] = [:]
    private var queue: [(name: String, page: Page, level: Int)] = []
    /// Keeps all objects, so that no number is used twice.
    private var kept: [Value] = []

    /// The container. Singletons hold it weakly for deferred resolves.
    private var container: Any?

    public init() {}

    /// Keeps the container while deferred resolves run.
    public func keep(_ container: Any) { self.container = container }

    /// Adds the value of an accessor.
    public func add<Content>(_ name: String, _ content: Content) { roots.append((name, Value(content))) }

    /// Adds an expected value.
    public func add(_ name: String, expected value: Value) { roots.append((name, value)) }

    /// All lines.
    public func lines() async -> [String] {
        var lines = roots.map { "\($0.name) = \(describe($0.value, level: 0))" }
        while !queue.isEmpty {
            let (name, page, level) = queue.removeFirst()
            var line = "\(name) \(page.initializer)"
            for (label, entry) in page.entries { line += " \(label)=\(await describe(entry, level: level))" }
            lines.append(line)
        }
        return lines
    }

    private func describe(_ entry: Page.Entry, level: Int) async -> String {
        if case .now(let value) = entry { return describe(value, level: level) }
        if level == Self.depth { return "later" }
        do {
            let first = describe(try await Self.run(entry), level: level + 1)
            return "later(\(first), \(describe(try await Self.run(entry), level: level + 1)))"
        } catch {
            return "error(\(error))"
        }
    }

    private static func run(_ entry: Page.Entry) async throws -> Value {
        switch entry {
        case .now(let value): return value
        case .later(let resolve): return try resolve()
        case .laterAwaiting(let resolve):
            nonisolated(unsafe) let resolve = resolve
            return try await resolve()
        case .laterOnMainActor(let resolve): return try await resolve()
        }
    }

    private func describe(_ value: Value, level: Int) -> String {
        switch value.kind {
        case .none: return "nil"
        case .text(let text): return text
        case .list(let values): return "[\(values.map { describe($0, level: level) }.joined(separator: ", "))]"
        case .made(let type, let page, _):
            if let name = numbers[ObjectIdentifier(page)] { return name }
            let number = counts[type, default: 0] + 1
            counts[type] = number
            let name = "\(type)#\(number)"
            numbers[ObjectIdentifier(page)] = name
            kept.append(value)
            queue.append((name, page, level))
            return name
        }
    }
}
