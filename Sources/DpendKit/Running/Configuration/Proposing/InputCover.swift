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
    ///   - roots: Folders that stay whole whatever of them belongs to others.
    func cover(_ files: Set<String>, roots: [String]) -> Chosen {
        var result = Chosen()
        var rest = files
        for root in roots.sorted() where root != "." {
            let own = rest.filter { $0.hasPrefix(root + "/") }
            if own.isEmpty { continue }
            rest.subtract(own)
            let part = Search(cover: self, own: own).cover(root, isRoot: true)
            result.inputs += part.inputs
            result.excludes += part.excludes
        }
        if !rest.isEmpty {
            let search = Search(cover: self, own: rest)
            // The whole project is no input: it would take in whatever comes to lie beside it.
            for child in children["."] ?? [] where search.count(child) > 0 {
                let part = search.cover(child, isRoot: false)
                result.inputs += part.inputs
                result.excludes += part.excludes
            }
            // Files around the project.
            result.inputs += rest.filter { $0.hasPrefix("../") || $0.hasPrefix("/") }
        }
        result.inputs = Set(result.inputs).sorted()
        result.excludes.sort()
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
            // To list what is not in a folder is worth it only if that is much shorter.
            return whole.count <= listed.count && isRoot || whole.count * 2 <= listed.count ? whole : listed
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
