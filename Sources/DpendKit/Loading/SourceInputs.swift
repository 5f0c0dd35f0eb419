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
    /// The limits of all paths and links; nil for none.
    package var limits: RunLimits?

    /// Creates inputs from files and folders.
    package init(paths: [String] = []) {
        self.paths = paths
    }

    /// The format of a sources list; other generators use the same ones.
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
    func allPaths() throws(InputError) -> [String] { paths + (try listedPaths()).map(\.path) }

    /// An entry of a list.
    struct ListedPath: Sendable {
        let path: String
        let list: String
        /// The number of the entry, counted from 1.
        let number: Int

        /// The error for a path that does not exist. It does not quote the list, because a list may be any file, also
        /// a private one.
        fileprivate var missing: InputError {
            InputError(.missing, "entry \(number) of this list is not the path of a file or folder", at: list)
        }
    }

    /// The error for an entry of a list that does not exist; nil if there is none.
    func missing(among listed: [ListedPath]) -> InputError? {
        listed.first { FileStatus($0.path) == nil && !paths.contains($0.path) }?.missing
    }

    /// The paths of the lists, in their order.
    ///
    /// - Throws: ``InputError`` for a list that cannot be read or ends inside of quotes.
    func listedPaths() throws(InputError) -> [ListedPath] {
        var all: [ListedPath] = []
        for list in sourcesLists {
            let text = try FactoryLoader.readText(list, .text, .regularOrPipe)
            let paths =
                switch sourcesListFormat {
                case .newline: text.split(whereSeparator: \.isNewline).map(String.init)
                case .minescaping: try Self.unescaped(text, list: list)
                }
            all += paths.enumerated().map { ListedPath(path: $1, list: list, number: $0 + 1) }
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
