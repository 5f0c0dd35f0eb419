/// Prints what a program made: first its roots, then each object that they lead to with what it got, once.
///
/// Objects are numbered by type in the order in which they are printed. So two journals are equal when the same types got
/// the same things, and the same of them are one object.
@MainActor public final class Journal {
    /// Deferred resolves are run in objects that at most so many of them lead to; knots would go on forever.
    private static let depth = 2

    private var roots: [(name: String, value: Value)] = []
    private var numbers: [ObjectIdentifier: String] = [:]
    private var counts: [String: Int] = [:]
    private var queue: [(name: String, page: Page, level: Int)] = []
    /// Keeps all that was made, so that no number is given twice.
    private var kept: [Value] = []

    /// The container, which singletons hold weakly in their deferred resolves.
    private var container: Any?

    public init() {}

    /// Keeps the container as long as deferred resolves are run.
    public func keep(_ container: Any) { self.container = container }

    /// Adds what an accessor gave.
    public func add<Content>(_ name: String, _ content: Content) { roots.append((name, Value(content))) }

    /// Adds what a plan expects.
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
        case .later(let resolve):
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
