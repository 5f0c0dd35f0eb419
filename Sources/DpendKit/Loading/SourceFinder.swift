/// Finds the Swift files among paths, recursively, each once, sorted.
struct SourceFinder {
    private let excludes: [PathGlob]
    private let places: ResolutionOptions.Places
    private let limits: RunLimits?
    private let jobs: Int

    /// Prepares a search on as many threads as there are jobs. It uses the exclusions and the limits of the inputs,
    /// not their paths.
    ///
    /// - Throws: ``InputError`` for a malformed glob.
    init(_ inputs: SourceInputs, places: ResolutionOptions.Places, jobs: Int = 1) throws(InputError) {
        self.places = places
        self.jobs = jobs
        limits = inputs.limits
        var excludes: [PathGlob] = []
        for glob in inputs.excludes {
            do throws(RegularExpression.Failure) {
                excludes.append(try PathGlob(glob))
            } catch {
                throw places.error("is not a valid glob: \(error.reason)", "--exclude", glob)
            }
        }
        self.excludes = excludes
    }

    /// The named files, and the files in named folders.
    ///
    /// - Throws: ``InputError`` for a path that does not exist or a folder that cannot be listed.
    func find(in inputs: [String]) throws(InputError) -> [FoundSource] {
        try findWithFolders(in: inputs).files
    }

    /// The files, and the searched folders. A change of a folder can add another file.
    ///
    /// - Throws: ``InputError`` for a path that does not exist or a folder that cannot be listed.
    func findWithFolders(in inputs: [String]) throws(InputError) -> (files: [FoundSource], folders: [String]) {
        let search = try search(inputs)
        var files = search.files.sorted { $0.path < $1.path }
        if !UnsavedTexts.shared.isEmpty {
            for position in files.indices {
                files[position].status =
                    UnsavedTexts.shared.file(at: files[position].path)?.status ?? files[position].status
            }
        }
        return (files, search.folders.sorted())
    }

    /// The paths that no exclusion matches.
    func withoutExcluded(_ paths: [String]) throws(InputError) -> [String] {
        if excludes.isEmpty { return paths }
        let search = makeSearch()
        var result: [String] = []
        for path in paths where try !search.isExcluded(path) { result.append(path) }
        return result
    }

    private func makeSearch(isTracking: Bool = false) -> Search {
        Search(excludes: excludes, places: places, limits: limits, jobs: jobs, isTracking: isTracking)
    }

    private func search(_ inputs: [String]) throws(InputError) -> Search {
        var search = makeSearch(isTracking: Set(inputs).count > 1)
        // Sorted, so that of several spellings of one file the same one wins, whatever the order of the arguments.
        var paths: Set<String> = []
        for path in inputs {
            let (isNew, known) = paths.insert(path)
            guard isNew || known.utf8.elementsEqual(path.utf8) else {
                throw InputError(
                    .missing, "the input has the same name as another one, in another normal form of Unicode", at: path)
            }
        }
        for path in paths.sorted() { try search.add(path) }
        try search.followLinks()
        return search
    }

    private struct Search {
        let excludes: [PathGlob]
        let places: ResolutionOptions.Places
        let limits: RunLimits?
        let jobs: Int
        var files: [FoundSource] = []
        var folders: [String] = []
        /// The visited paths, without links. Files are included only while ``isTracking``.
        private var seen: Set<String> = []
        /// Whether a file may be found twice: below two inputs, or through a link.
        private var isTracking: Bool
        /// The only input, with its path without links, while nothing is tracked.
        private var root = (path: "", canonical: "")
        /// The links that were found. If the target of a link is also below an input, it keeps its own path.
        private var links: [(path: String, entry: FolderListing.Entry)] = []

        init(excludes: [PathGlob], places: ResolutionOptions.Places, limits: RunLimits?, jobs: Int, isTracking: Bool) {
            self.excludes = excludes
            self.places = places
            self.limits = limits
            self.jobs = jobs
            self.isTracking = isTracking
        }

        /// Starts tracking, because a file may be found twice from now on.
        private mutating func track() {
            if isTracking { return }
            isTracking = true
            func withoutSlash(_ path: String) -> Substring { path.hasSuffix("/") ? path.dropLast() : path[...] }
            let (prefix, canonical) = (withoutSlash(root.path), withoutSlash(root.canonical))
            for file in files { seen.insert(String(canonical) + String(file.path.dropFirst(prefix.count))) }
        }

        mutating func add(_ path: String) throws(InputError) {
            guard let status = FileStatus(path) else { throw places.missing(path, "inputs") }
            guard try !isExcluded(path) else { return }
            let canonical = FileStatus.canonicalPath(path)
            try check(path, canonical)
            root = (path, canonical)
            if status.kind == .folder {
                try walk(path, canonical)
            } else {
                add(FoundSource(path: path, status: status), canonical)
            }
        }

        /// Checks an input or a link. Everything else is below one of these.
        private func check(_ path: String, _ canonical: String) throws(InputError) {
            if let limits, !limits.confinement.containsResolved(canonical) { throw limits.excess(path) }
        }

        /// A folder, and its path without links.
        private struct Folder {
            var path: String
            var canonical: String
        }

        /// Lists folders level by level, in parallel within a level. Examining their entries takes most of the time of
        /// a run without changes.
        private mutating func walk(_ root: String, _ canonicalRoot: String) throws(InputError) {
            var level = [Folder(path: root, canonical: canonicalRoot)]
            while !level.isEmpty {
                // Following a link into a visited folder would loop, or find files twice.
                let open = level.filter { seen.insert($0.canonical).inserted }
                level = []
                folders += open.map(\.path)
                for (folder, listing) in zip(open, listings(of: open)) { level += try add(listing, of: folder) }
            }
        }

        private func listings(of folders: [Folder]) -> [Listing?] {
            if folders.count < Self.manyFolders || jobs == 1 { return folders.map { Listing(of: $0.path) } }
            return concurrentMap(folders.map(\.path), threadCount: jobs, stackSize: 1 << 20) { Listing(of: $0) }
        }

        /// The entries of a folder, and their paths in the same order.
        private struct Listing: Sendable {
            let folder: FolderListing
            let prefix: String
            let paths: [String]

            init?(of path: String) {
                guard let listing = FolderListing(of: path, withSuffix: ".swift") else { return nil }
                let prefix = path.hasSuffix("/") ? path : path + "/"
                (folder, self.prefix, paths) = (listing, prefix, listing.entries.map { prefix + $0.name })
            }
        }

        /// For fewer folders, threads take longer than they save.
        private static let manyFolders = 8

        /// Adds the files of a folder, and returns the folders in it.
        private mutating func add(_ listing: Listing?, of folder: Folder) throws(InputError) -> [Folder] {
            guard let listing else { throw InputError(.missing, "the folder cannot be listed", at: folder.path) }
            var folders: [Folder] = []
            let canonicalPrefix = folder.canonical.hasSuffix("/") ? folder.canonical : folder.canonical + "/"
            for failure in listing.folder.failures where try !isExcluded(listing.prefix + failure.name) {
                throw InputError(
                    .missing, "\(failure.reason); if it is not a source, exclude it with '--exclude'",
                    at: listing.prefix + failure.name)
            }
            let entries = listing.folder.entries
            for position in entries.indices {
                let path = listing.paths[position]
                guard try !isExcluded(path) else { continue }
                if entries[position].isLink {
                    track()
                    links.append((path, entries[position]))
                    continue
                }
                let kind = entries[position].status.kind
                if kind == .file, !isTracking {
                    files.append(FoundSource(path: path, status: entries[position].status))
                    continue
                }
                let canonical = canonicalPrefix + entries[position].name
                switch kind {
                case .folder:
                    if !Self.isBundle(entries[position].name) {
                        folders.append(Folder(path: path, canonical: canonical))
                    }
                // Reading reports a pipe, a socket or a device.
                case .file, .pipe, .socket, .device:
                    add(FoundSource(path: path, status: entries[position].status), canonical)
                }
            }
            return folders
        }

        /// Follows the links, in the order of their paths.
        mutating func followLinks() throws(InputError) {
            while !links.isEmpty {
                let found = links.sorted { $0.path < $1.path }
                links = []
                for (path, entry) in found {
                    let canonical = FileStatus.canonicalPath(path)
                    try check(path, canonical)
                    switch entry.status.kind {
                    case .folder: if !Self.isBundle(entry.name) { try walk(path, canonical) }
                    case .file, .pipe, .socket, .device: add(FoundSource(path: path, status: entry.status), canonical)
                    }
                }
            }
        }

        /// Whether a folder's Swift files are never compiled: documentation with its snippets, playgrounds, templates
        /// of Xcode.
        private static func isBundle(_ name: String) -> Bool {
            [".docc", ".playground", ".xctemplate"].contains(where: name.hasSuffix)
        }

        private mutating func add(_ file: FoundSource, _ canonical: String) {
            if seen.insert(canonical).inserted { files.append(file) }
        }

        func isExcluded(_ path: String) throws(InputError) -> Bool {
            for exclude in excludes {
                do throws(RegularExpression.Failure) {
                    if try exclude.matches(path) { return true }
                } catch {
                    throw error.inputError(option: "--exclude", places: places)
                }
            }
            return false
        }
    }
}

/// The sources of a run and their modules.
struct FoundSources: Sendable {
    /// Sorted by path, without manifests.
    var files: [FoundSource]
    /// The paths of lists of sources, in their order.
    var listed: [String] = []
    var modules: SourceModules
    /// The places in manifests that only running them could evaluate.
    var undecidableManifests: [SourceLocation]
    /// The manifests of the modules, sorted by path, with the hashes of their texts.
    var manifests: [(path: String, content: ContentHash)]
    /// The conditions that the package sets for its sources.
    var conditions = PackageConditions()
}

extension FactoryLoader {
    /// Creates a loader for found sources. Each module has the conditions that its package sets.
    init(
        _ found: FoundSources, options: ResolutionOptions, reading: ReadingOptions,
        observer: RunObserver = RunObserver()
    ) {
        var manifests = ContentHash()
        for (path, content) in found.manifests {
            manifests.combine(path)
            manifests.combine(content)
        }
        self.init(options: options, reading: reading, observer: observer, modules: found.modules, manifests: manifests)
    }
}

/// A Swift file to read.
struct FoundSource: Sendable, Hashable {
    /// The path as it is printed.
    var path: String
    var status: FileStatus
}
