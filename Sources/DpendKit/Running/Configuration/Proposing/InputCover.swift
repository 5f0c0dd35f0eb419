/// The shortest inputs and globs for some files of a project. It prefers folders, so that they apply to files that are
/// added later.
struct InputCover {
    /// The number of files in each folder and its subfolders.
    private let counts: [String: Int]
    /// The folders and files in each folder.
    private let children: [String: [String]]

    struct Chosen: Equatable {
        var inputs: [String] = []
        var excludes: [String] = []

        fileprivate var count: Int { inputs.count + excludes.count }

        fileprivate mutating func add(_ other: Chosen) {
            inputs += other.inputs
            excludes += other.excludes
        }
    }

    /// - Parameter files: All files that count, including files of other targets.
    init(_ files: [String]) {
        var counts: [String: Int] = [:]
        var children: [String: DistinctElements<String>] = [:]
        for file in files {
            var path = file
            while path != "." {
                let folder = ProjectFolder.folder(of: path)
                counts[folder, default: 0] += 1
                children[folder, default: DistinctElements()].append(path)
                // A path that begins with '/' or '..' ends elsewhere.
                if folder.isEmpty || folder == path { break }
                path = folder
            }
        }
        self.counts = counts
        self.children = children.mapValues { $0.all.sorted() }
    }

    /// Covers files.
    ///
    /// - Parameters:
    ///   - files: The files to choose; other files of the project are excluded.
    ///   - roots: The folders that the project names. They are used unless other inputs are much shorter.
    func cover(_ files: Set<String>, roots: [String]) -> Chosen {
        var named = Chosen()
        var rest = files
        for root in roots.sorted() where root != "." {
            let own = rest.filter { $0.hasPrefix(root + "/") }
            if own.isEmpty { continue }
            rest.subtract(own)
            named.add(Search(cover: self, own: own).cover(root, isRoot: true))
        }
        named.add(coverAll(rest))
        let free = named.count > Self.few ? coverAll(files) : named
        var result = free.count * 3 <= named.count * 2 ? free : named
        result.inputs = DistinctElements(result.inputs).all.sorted()
        result.excludes.sort()
        return result
    }

    /// A number of inputs and globs that people can read easily.
    private static let few = 4

    private func coverAll(_ files: Set<String>) -> Chosen {
        var result = Chosen()
        let search = Search(cover: self, own: files)
        // The whole project is not an input, because it would include any file that is added beside it.
        for child in children["."] ?? [] where search.count(child) > 0 {
            result.add(search.cover(child, isRoot: false))
        }
        // Files outside the project.
        result.inputs += files.filter { $0.hasPrefix("../") || $0.hasPrefix("/") }
        return result
    }

    /// The files of one target among all files.
    private struct Search {
        let cover: InputCover
        private var counts: [String: Int] = [:]
        private let own: Set<String>

        init(cover: InputCover, own: Set<String>) {
            (self.cover, self.own) = (cover, own)
            for file in own {
                var path = file
                while path != "." {
                    let folder = ProjectFolder.folder(of: path)
                    counts[folder, default: 0] += 1
                    if folder.isEmpty || folder == path { break }
                    path = folder
                }
            }
        }

        func count(_ path: String) -> Int { own.contains(path) ? 1 : counts[path] ?? 0 }

        private func total(_ path: String) -> Int { cover.counts[path] ?? 1 }

        func cover(_ path: String, isRoot: Bool) -> Chosen {
            if count(path) == total(path) { return Chosen(inputs: [path]) }
            let parts = (cover.children[path] ?? []).filter { count($0) > 0 }.map { cover($0, isRoot: false) }
            let listed = Chosen(inputs: parts.flatMap(\.inputs), excludes: parts.flatMap(\.excludes))
            let whole = Chosen(inputs: [path], excludes: others(in: path))
            // A folder that the project names stays an input, so that it applies to files that are added later. Any
            // other folder must save enough lines to justify its exclusions.
            let isNamed = isRoot && (whole.count <= listed.count || whole.excludes.count <= InputCover.few)
            return isNamed || whole.count * 3 <= listed.count * 2 ? whole : listed
        }

        /// The globs for files in a folder that do not belong to the target.
        private func others(in folder: String) -> [String] {
            (cover.children[folder] ?? []).flatMap { child -> [String] in
                let own = count(child)
                if own == total(child) { return [] }
                let glob = PathGlob.escaped(child)
                return own > 0 ? others(in: child) : [cover.children[child] == nil ? glob : glob + "/**"]
            }
        }
    }
}
