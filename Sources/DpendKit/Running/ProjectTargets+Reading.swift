import Foundation

extension ProjectTargets {
    /// Reads the project files around some files.
    ///
    /// - Parameters:
    ///   - files: The paths of the files, as they are printed.
    ///   - projects: The projects that have been read.
    ///   - platform: The platform of the run, if it is given.
    init(around files: [String], knowing projects: KnownProjects, for platform: Platform? = nil) {
        self.init()
        let workingFolder = FileManager.default.currentDirectoryPath
        let printed = Dictionary(files.map { (AbsolutePath.of($0, from: workingFolder), $0) }) { first, _ in first }
        guard let folder = Self.folder(around: printed.keys.sorted()) else { return }
        search = ProjectSearch(folder: folder, files: [])
        guard let root = ProjectSearch.root(around: folder) else { return }
        let project = projects.modules(of: root)
        search?.files = project.projectFiles
        versions = PinnedVersions(in: project.pins).byName
        let modules = project.all
        func contents(_ module: Int) -> Set<String> { Set(modules[module].files.compactMap { printed[$0] }) }
        let numbers = Numbers(project)
        for module in modules.indices where !modules[module].isOfPackage {
            if modules[module].kind == .library {
                libraries[modules[module].moduleName, default: []].formUnion(contents(module))
            }
            guard modules[module].kind == .application else { continue }
            var linked: Set<Int> = []
            var open = numbers.direct(module)
            while let next = open.popLast() { if linked.insert(next).inserted { open += numbers.direct(next) } }
            // A manifest that only running it could evaluate hides targets.
            let isKnown =
                project.remarks.isEmpty && project.areProductsKnown
                && linked.allSatisfy { !modules[$0].isOfPackage || modules[$0].areDependenciesKnown }
            programs.append(
                Program(
                    name: modules[module].name, files: contents(module),
                    linked: linked.reduce(into: []) { $0.formUnion(contents($1)) }, isLinkageKnown: isKnown,
                    isOfOtherPlatform: !modules[module].platforms.isEmpty
                        && platform.map { !modules[module].platforms.contains($0) } ?? false))
        }
    }

    /// The innermost folder around files, whose absolute paths are sorted.
    private static func folder(around paths: [String]) -> String? {
        // In a sorted list, the first and the last path share the least.
        guard let first = paths.first?.split(separator: "/").dropLast(),
            let last = paths.last?.split(separator: "/").dropLast()
        else { return nil }
        return "/" + zip(first, last).prefix { $0 == $1 }.map(\.0).joined(separator: "/")
    }

    /// The modules of a project, found by the names that dependencies have.
    private struct Numbers {
        private let project: ProjectModules
        private var byTarget: [String: [Int]] = [:]
        private var libraries: [String: [Int]] = [:]

        init(_ project: ProjectModules) {
            self.project = project
            for (number, module) in project.all.enumerated() where module.kind == .library || module.kind == .undecided
            {
                byTarget[Self.key(module.path, module.name), default: []].append(number)
                libraries[module.moduleName, default: []].append(number)
            }
        }

        private static func key(_ path: String, _ name: String) -> String { "\(path)\n\(name)" }

        /// The libraries that a module names. A library of an application may exist once for each platform.
        func direct(_ module: Int) -> [Int] {
            project.all[module].dependencies.flatMap { dependency -> [Int] in
                switch dependency {
                case .target(let name):
                    return byTarget[Self.key(project.all[module].path, name)] ?? libraries[
                        PackageManifest.moduleName(of: name)] ?? []
                case .product(let name):
                    guard let targets = project.products[name] else {
                        return libraries[PackageManifest.moduleName(of: name)] ?? []
                    }
                    return targets.flatMap { byTarget[Self.key($0.path, $0.name)] ?? [] }
                }
            }
        }
    }
}

extension ProjectSearch {
    /// Searches around a folder, unless the search is known.
    init(around folder: String, knowing projects: KnownProjects) {
        self.init(folder: folder, files: Self.root(around: folder).map(projects.files) ?? [])
    }

    /// The folder to search for a folder of sources: the innermost one around it that has a project, up to the working
    /// directory.
    ///
    /// If there is none, the folder of the sources itself is searched. Outside of the working directory it may be as
    /// large as the disk, and is not searched.
    fileprivate static func root(around folder: String) -> String? {
        let workingFolder = FileManager.default.currentDirectoryPath.split(separator: "/")
        let sources = folder.split(separator: "/")
        let isInside = sources.starts(with: workingFolder)
        var next = sources
        while true {
            let path = "/" + next.joined(separator: "/")
            let names = FolderListing(of: path, withSuffix: "")?.entries.map(\.name) ?? []
            if names.contains(where: {
                $0.hasSuffix(".xcodeproj") || ["project.yml", "project.yaml", "Project.swift"].contains($0)
            }) {
                return path
            }
            if next.isEmpty || isInside && next.count == workingFolder.count {
                return isInside && !sources.isEmpty ? folder : nil
            }
            next.removeLast()
        }
    }
}

extension ProjectModule {
    /// Whether a package declares it.
    fileprivate var isOfPackage: Bool { path.hasSuffix("Package.swift") }
}
