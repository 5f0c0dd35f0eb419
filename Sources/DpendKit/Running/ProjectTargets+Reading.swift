import Foundation

extension ProjectTargets {
    /// Reads the project files around some files.
    ///
    /// - Parameter files: The paths of the files, as they are printed.
    init(around files: [String]) {
        self.init()
        let workingFolder = FileManager.default.currentDirectoryPath
        let printed = Dictionary(files.map { (AbsolutePath.of($0, from: workingFolder), $0) }) { first, _ in first }
        guard let root = Self.root(of: printed.keys.sorted(), workingFolder) else { return }
        let project = ProjectModules(of: root)
        let modules = project.all
        func contents(_ module: Int) -> Set<String> { Set(modules[module].files.compactMap { printed[$0] }) }
        let numbers = Numbers(project)
        for module in modules.indices where !modules[module].isOfPackage {
            if modules[module].kind == .library { libraries[modules[module].moduleName, default: []].formUnion(contents(module)) }
            guard modules[module].kind == .application else { continue }
            var linked: Set<Int> = []
            var open = numbers.direct(module)
            while let next = open.popLast() { if linked.insert(next).inserted { open += numbers.direct(next) } }
            // A manifest that only running it could evaluate hides targets.
            let isKnown = project.remarks.isEmpty && project.areProductsKnown && linked.allSatisfy { !modules[$0].isOfPackage || modules[$0].areDependenciesKnown }
            programs.append(
                Program(name: modules[module].name, files: contents(module), linked: linked.reduce(into: []) { $0.formUnion(contents($1)) }, isLinkageKnown: isKnown))
        }
        paths = Set(modules.filter { !$0.isOfPackage }.map(\.path)).sorted()
    }

    /// The folder to search: the innermost folder around all files that has a project, or else the innermost folder around all files.
    private static func root(of paths: [String], _ workingFolder: String) -> String? {
        // In a sorted list, the first and the last path share the least.
        guard let first = paths.first?.split(separator: "/").dropLast(), let last = paths.last?.split(separator: "/").dropLast() else { return nil }
        let common = zip(first, last).prefix { $0 == $1 }.map(\.0)
        var folder = common
        while true {
            let path = "/" + folder.joined(separator: "/")
            let names = FolderListing(of: path, withSuffix: "")?.entries.map(\.name) ?? []
            if names.contains(where: { $0.hasSuffix(".xcodeproj") || ["project.yml", "project.yaml", "Project.swift"].contains($0) }) { return path }
            if folder.isEmpty || path == workingFolder || !path.hasPrefix(workingFolder) { return "/" + common.joined(separator: "/") }
            folder.removeLast()
        }
    }

    /// The modules of a project, found by the names that dependencies have.
    private struct Numbers {
        private let project: ProjectModules
        private var byTarget: [String: [Int]] = [:]
        private var libraries: [String: [Int]] = [:]

        init(_ project: ProjectModules) {
            self.project = project
            for (number, module) in project.all.enumerated() where module.kind == .library || module.kind == .undecided {
                byTarget[Self.key(module.path, module.name), default: []].append(number)
                libraries[module.moduleName, default: []].append(number)
            }
        }

        private static func key(_ path: String, _ name: String) -> String { "\(path)\n\(name)" }

        /// The libraries that a module names. A library of an application may exist once for each platform.
        func direct(_ module: Int) -> [Int] {
            project.all[module].dependencies.flatMap { dependency -> [Int] in
                switch dependency {
                case .target(let name): return byTarget[Self.key(project.all[module].path, name)] ?? libraries[PackageManifest.moduleName(of: name)] ?? []
                case .product(let name):
                    guard let targets = project.products[name] else { return libraries[PackageManifest.moduleName(of: name)] ?? [] }
                    return targets.flatMap { byTarget[Self.key($0.path, $0.name)] ?? [] }
                }
            }
        }
    }
}

extension ProjectModule {
    /// Whether a package declares it.
    fileprivate var isOfPackage: Bool { path.hasSuffix("Package.swift") }
}
