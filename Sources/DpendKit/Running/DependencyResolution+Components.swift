import Foundation

/// The texts about components that another generator prints besides its file.
extension DependencyResolution {
    private var trees: [ScopeTree] { registries.compactMap(\.registry.tree) }

    /// The components below one, each a line, with a tab for each level; without the word that all their names end in.
    ///
    /// - Throws: ``InputError`` where components make each other in a circle, or there is none of that name.
    package func componentTree(below root: String) throws(InputError) -> TerminalText {
        let found = trees.lazy.compactMap { tree in tree.scopes.firstIndex { $0.name == root }.map { (tree, $0) } }
            .first
        guard let (tree, first) = found else { throw InputError(.usage, "the component '\(root)' does not exist") }
        if let cycle = diagnostics.first(where: { $0.rule.identifier == "dependency-cycle" }) {
            throw InputError(.malformed, cycle.message, at: cycle.location?.description)
        }
        let tab: TerminalText = "\t"
        let noun = tree.noun.capitalized
        var text: TerminalText = ""
        var open = [(first, 0)]
        var lines = 0
        while let (scope, level) = open.popLast() {
            lines += 1
            if lines > Self.maximumLines {
                throw InputError(
                    .malformed,
                    "the tree of '\(root)' has more than \(Self.maximumLines) lines; 'dpend tree' prints each component once"
                )
            }
            let name = tree.scopes[scope].name
            text +=
                "\(Array(repeating: tab, count: level))\(name.hasSuffix(noun) ? String(name.dropLast(noun.count)) : name)\n"
            open += tree.scopes[scope].children.map(\.scope).sorted { tree.scopes[$0].name > tree.scopes[$1].name }.map
            { ($0, level + 1) }
        }
        return text
    }

    private static let maximumLines = 100_000

    /// The absolute paths of the files that declare components and dependency protocols, sorted.
    package func componentFiles() -> [String] {
        let folder = FileManager.default.currentDirectoryPath
        return Set(trees.flatMap(\.origins).map { AbsolutePath.of($0.path, from: folder) }).sorted()
    }
}
