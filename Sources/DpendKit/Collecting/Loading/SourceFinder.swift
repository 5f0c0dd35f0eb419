import Foundation

/// Finds the Swift files among paths, recursively, each once, sorted.
struct SourceFinder {
    private let excludes: [PathGlob]
    private let places: ResolutionOptions.Places

    /// - Throws: ``InputError`` for a malformed glob.
    init(excludes globs: [String], places: ResolutionOptions.Places) throws(InputError) {
        self.places = places
        var excludes: [PathGlob] = []
        for glob in globs {
            do throws(RegularExpression.Failure) {
                excludes.append(try PathGlob(glob))
            } catch {
                throw places.error("is no glob: \(error.reason)", "--exclude", glob)
            }
        }
        self.excludes = excludes
    }

    /// The files that are named or lie in a named folder.
    ///
    /// - Throws: ``InputError`` for a path that does not exist or a folder that cannot be listed.
    func find(in inputs: [String]) throws(InputError) -> [String] {
        try search(inputs).files.sorted()
    }

    /// The folders that are looked through: a change of one of them can bring another file in.
    ///
    /// - Throws: ``InputError`` for a path that does not exist or a folder that cannot be listed.
    func findFolders(in inputs: [String]) throws(InputError) -> [String] {
        try search(inputs).folders.sorted()
    }

    private func search(_ inputs: [String]) throws(InputError) -> Search {
        var search = Search(excludes: excludes, places: places)
        // Sorted, so that of several spellings of one file the same one wins whatever the order of arguments.
        for path in Set(inputs).sorted() {
            try search.add(path)
        }
        return search
    }

    private struct Search {
        let excludes: [PathGlob]
        let places: ResolutionOptions.Places
        var files: [String] = []
        var folders: [String] = []
        private var seen: Set<String> = []

        init(excludes: [PathGlob], places: ResolutionOptions.Places) {
            self.excludes = excludes
            self.places = places
        }

        mutating func add(_ path: String) throws(InputError) {
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
                throw places.missing(path, "inputs")
            }
            guard try !isExcluded(path) else { return }
            if isDirectory.boolValue { try walk(path) } else { addFile(path) }
        }

        private mutating func walk(_ root: String) throws(InputError) {
            var open = [root]
            while let folder = open.popLast() {
                // Following a link into a folder that was visited would loop, or find files twice.
                guard seen.insert(Self.canonical(folder)).inserted else { continue }
                self.folders.append(folder)
                let names: [String]
                do {
                    names = try FileManager.default.contentsOfDirectory(atPath: folder)
                } catch {
                    throw InputError(.missing, "the folder cannot be listed", at: folder)
                }
                var folders: [String] = []
                for name in names.sorted() where !name.hasPrefix(".") {
                    let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                    var isDirectory: ObjCBool = false
                    // A link that leads nowhere is no input.
                    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { continue }
                    guard isDirectory.boolValue || name.hasSuffix(".swift"), try !isExcluded(path) else { continue }
                    if isDirectory.boolValue { folders.append(path) } else { addFile(path) }
                }
                open += folders.reversed()
            }
        }

        private mutating func addFile(_ path: String) {
            if seen.insert(Self.canonical(path)).inserted { files.append(path) }
        }

        private func isExcluded(_ path: String) throws(InputError) -> Bool {
            for exclude in excludes {
                do throws(RegularExpression.Failure) {
                    if try exclude.matches(path) { return true }
                } catch {
                    throw error.inputError(option: "--exclude", places: places)
                }
            }
            return false
        }

        private static func canonical(_ path: String) -> String {
            URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        }
    }
}
