import Foundation

/// A page of the documentation, and the parts of it that can be tried.
///
/// A block with a path after its language (````
/// ```swift Sources/Clock.swift ````, which is not shown) is that file. A `console` block has commands after `$
/// `, each followed by the beginning of its output. A command continues after a `\` at the end of a line.
struct DocumentationPage {
    struct Block {
        var language: String
        /// The path of the file, relative to the folder in which the page is tried.
        var path: String?
        var text: String
    }

    struct Command {
        var line: String
        /// The beginning of its output.
        var output: String
    }

    /// In the order of the page.
    let blocks: [Block]

    /// - Parameter path: relative to the repository.
    init(_ path: String) {
        let text = (try? String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
        // Every second part stands between fences. Its first line describes it.
        blocks = "\n\(text)".components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }.map {
            _, part in
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let words = lines[0].split(separator: " ").map(String.init)
            return Block(
                language: words.first ?? "", path: words.count > 1 ? words[1] : nil,
                text: lines.count > 1 ? lines[1] + "\n" : "")
        }
    }

    func texts(of language: String) -> [String] {
        blocks.filter { $0.language == language }.map(\.text)
    }

    static func commands(in console: String) -> [Command] {
        "\n\(console)".components(separatedBy: "\n$ ").dropFirst().map { part in
            var lines = part.components(separatedBy: "\n")
            var command = lines.removeFirst()
            while command.hasSuffix("\\"), !lines.isEmpty { command += "\n" + lines.removeFirst() }
            return Command(line: command, output: lines.joined(separator: "\n"))
        }
    }

    /// The folders of the modules that the page writes, in `Sources` and `Tests`, in the order of their first files.
    var modules: [String] {
        var found: [String] = []
        for block in blocks where block.language == "swift" {
            let parts = (block.path ?? "").split(separator: "/").map(String.init)
            if parts.count > 2, ["Sources", "Tests"].contains(parts[0]), !found.contains("\(parts[0])/\(parts[1])") {
                found.append("\(parts[0])/\(parts[1])")
            }
        }
        return found
    }
}
