import Foundation

/// The inputs with the sources (semantics, section 1).
package struct SourceInputs: Sendable {
    /// Files and folders, as given.
    package var paths: [String] = []
    /// Globs of paths to exclude.
    package var excludes: [String] = []
    /// Files that list further paths.
    package var sourcesLists: [String] = []
    package var sourcesListFormat: SourcesListFormat = .newline

    /// Creates inputs from files and folders.
    package init(paths: [String] = []) {
        self.paths = paths
    }

    /// The format of a sources list; the formats are those of Needle.
    package enum SourcesListFormat: String, Sendable, CaseIterable {
        /// One path per line.
        case newline
        /// Separated by spaces, in single quotes if necessary.
        case minescaping
    }

    /// Ends of names of files to leave out, without `.swift`, and texts in paths of such files.
    package var excludedSuffixes: [String] = []
    package var excludedPaths: [String] = []

    /// The files that neither the ends of their names nor parts of their absolute paths leave out.
    func withoutExcluded(_ files: [FoundSource]) -> [FoundSource] {
        if excludedSuffixes.isEmpty, excludedPaths.isEmpty { return files }
        let folder = FileManager.default.currentDirectoryPath
        return files.filter { file in
            let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
            if excludedSuffixes.contains(where: { name.hasSuffix($0) }) { return false }
            if excludedPaths.isEmpty { return true }
            let path = AbsolutePath.of(file.path, from: folder)
            return !excludedPaths.contains { path.contains($0) }
        }
    }

    /// All paths, including those in the lists.
    ///
    /// - Throws: ``InputError`` for a list that cannot be read or ends inside of quotes.
    func allPaths() throws(InputError) -> [String] { paths + (try listedPaths()) }

    /// The paths of the lists, in their order.
    ///
    /// - Throws: ``InputError`` for a list that cannot be read or ends inside of quotes.
    func listedPaths() throws(InputError) -> [String] {
        var all: [String] = []
        for list in sourcesLists {
            let text = try FactoryLoader.readText(list, .text, .regularOrPipe)
            switch sourcesListFormat {
            case .newline: all += text.split(whereSeparator: \.isNewline).map(String.init)
            case .minescaping: all += try Self.unescaped(text, list: list)
            }
        }
        return all
    }

    private static func unescaped(_ text: String, list: String) throws(InputError) -> [String] {
        var paths: [String] = []
        var current: String?
        var isQuoted = false
        var isEscaped = false
        for character in text {
            if isEscaped {
                current = (current ?? "") + String(character)
                isEscaped = false
            } else if character == "'" {
                isQuoted.toggle()
                current = current ?? ""
            } else if isQuoted {
                current?.append(character)
            } else if character == "\\" {
                // `'it'\''s'`: a quote within quotes.
                isEscaped = true
            } else if character.isWhitespace {
                if let path = current { paths.append(path) }
                current = nil
            } else {
                current = (current ?? "") + String(character)
            }
        }
        guard !isQuoted else { throw InputError(.malformed, "the list ends inside single quotes", at: list) }
        if let path = current { paths.append(path) }
        return paths
    }
}
