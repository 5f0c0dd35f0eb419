import SeededRandom

/// Writes the file of one type: a protocol, and the class that implements it.
struct SourceWriter {
    let type: Int
    let dependencies: [Int]
    /// The modules of the dependencies, except its own.
    let modules: [String]
    let needsMissing: Bool

    func text(_ random: inout RandomSource) -> String {
        let name = Workload.name(of: type)
        var needs = dependencies.map { (label: Self.label(of: $0), type: Workload.name(of: $0)) }
        if needsMissing { needs.append((Self.lowercased("Missing\(name)"), "Missing\(name)")) }

        var lines = ["import Foundation"] + modules.map { "import \($0)" }
        lines += [
            "", "/// What stands behind screen \(type) of the application.", "public protocol \(name): AnyObject {",
        ]
        lines += ["    func load(limit: Int) throws -> [String]", "    var summary: String { get }", "}", ""]
        lines += ["public final class \(name)Impl: \(name) {"]
        lines += needs.map { "    private let \($0.label): any \($0.type)" }
        lines += ["    private var entries: [String: Int] = [:]", ""]
        let parameters = needs.map { "\($0.label): any \($0.type)" }.joined(separator: ", ")
        lines +=
            ["    public init(\(parameters)) {"] + needs.map { "        self.\($0.label) = \($0.label)" } + [
                "    }", "",
            ]
        lines += [
            "    public var summary: String { \"\(name): \\(entries.count) of \\(entries.values.reduce(0, +))\" }", "",
        ]
        lines += ["    public func load(limit: Int) throws -> [String] {"]
        var body = BodyWriter(needs: needs.map(\.label))
        // The last lines close the method and the class.
        let last = ["        return entries.keys.sorted()", "    }", "}"]
        while lines.count + body.lines.count < Workload.lineCount - last.count {
            body.addStatement(room: Workload.lineCount - last.count - lines.count - body.lines.count, &random)
        }
        return (lines + body.lines.map { "        \($0)" } + last).joined(separator: "\n") + "\n"
    }

    /// The name of a parameter or variable for an object of a type.
    static func label(of type: Int) -> String { lowercased(Workload.name(of: type)) }

    private static func lowercased(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
