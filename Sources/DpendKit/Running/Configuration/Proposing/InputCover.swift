/// The shortest inputs and globs that stand for some of the files of a project: a folder where it can be one, so that they hold for
/// files that are added later.
struct InputCover {
    /// How many files a folder has, at whatever depth.
    private let counts: [String: Int]
    /// What a folder contains: folders and files.
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

    /// - Parameter files: All files that count, whoever they belong to.
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
    ///   - files: The files to choose; others of the project are left out.
    ///   - roots: The folders that the project names, which are taken unless others say the same in far fewer words.
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

    /// As many inputs and globs anybody can read.
    private static let few = 4

    private func coverAll(_ files: Set<String>) -> Chosen {
        var result = Chosen()
        let search = Search(cover: self, own: files)
        // The whole project is no input: it would take in whatever comes to lie beside it.
        for child in children["."] ?? [] where search.count(child) > 0 { result.add(search.cover(child, isRoot: false)) }
        // Files around the project.
        result.inputs += files.filter { $0.hasPrefix("../") || $0.hasPrefix("/") }
        return result
    }

    /// The files of one target among all.
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
            // A folder that the project names stays one, so that it holds for files that are added later. Of any other one it has to be
            // worth it to list what is not of the target.
            let isNamed = isRoot && (whole.count <= listed.count || whole.excludes.count <= InputCover.few)
            return isNamed || whole.count * 3 <= listed.count * 2 ? whole : listed
        }

        /// The globs for what is not of the target in a folder.
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
