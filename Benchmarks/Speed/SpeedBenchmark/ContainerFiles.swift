import Foundation

/// Files of an application that fills a container of Swinject and asks it for its types, beside the files of a workload.
///
/// Each module has a file that registers its types and a file that asks for them. As in applications, most files never mention the
/// container.
struct ContainerFiles {
    let workload: Workload
    static let perFile = 20

    /// Writes the files into the folders of the workload's modules.
    func write(to folder: URL) throws {
        var types: [String: [Int]] = [:]
        for type in 0..<workload.count { types[workload.module(of: type), default: []].append(type) }
        for (module, types) in types {
            for first in stride(from: 0, to: types.count, by: Self.perFile) {
                let part = types[first..<min(first + Self.perFile, types.count)]
                let name = "\(module)Part\(first / Self.perFile)"
                for (suffix, text) in [("Assembly", assembly(name, part)), ("Screens", screens(name, part))] {
                    try Data(text.utf8).write(to: folder.appendingPathComponent(module).appendingPathComponent("\(name)\(suffix).swift"))
                }
            }
        }
    }

    /// Registers the screens. Each one needs one other screen, so that every request has a registration.
    private func assembly(_ name: String, _ types: ArraySlice<Int>) -> String {
        var lines = ["import Swinject", "", "final class \(name)Assembly: Assembly {", "    func assemble(container: Container) {"]
        for type in types {
            let service = Workload.name(of: type)
            // The first one needs none, so that there is no cycle.
            let next = type == 0 ? "nil" : "resolver.resolve(\(Workload.name(of: type - 1))Screen.self)!"
            lines += ["        container.register(\(service)Screen.self) { resolver in"]
            lines += ["            \(service)Screen(next: \(next), title: \"\(service)\")"]
            lines += ["        }.inObjectScope(.container)"]
        }
        return (lines + ["    }", "}"]).joined(separator: "\n") + "\n"
    }

    private func screens(_ name: String, _ types: ArraySlice<Int>) -> String {
        var lines = ["import Foundation", "import Swinject", ""]
        for type in types {
            let service = Workload.name(of: type)
            lines += ["final class \(service)Screen {", "    private let title: String", "    private var shown: [String] = []", ""]
            lines += ["    init(next: AnyObject?, title: String) {", "        self.title = title", "        shown.append(title)", "    }", ""]
            lines += ["    func open(resolver: Resolver, limit: Int) -> [String] {"]
            lines += ["        let other = resolver.resolve(\(service)Screen.self)!"]
            lines += ["        for step in 0..<limit where step % 2 == 0 { shown.append(\"\\(title) \\(step)\") }"]
            lines += ["        guard shown.count < limit else { return shown.filter { !$0.isEmpty } }"]
            lines += ["        return other.shown + shown.map { $0.uppercased() }", "    }", "}", ""]
        }
        return lines.joined(separator: "\n")
    }
}
