import Foundation

/// The Swift modules that the packages of a folder build.
struct PackageModules {
    private(set) var modules: [ProjectModule] = []
    private(set) var products: [String: [(path: String, name: String)]] = [:]
    /// Whether ``products`` has all products.
    private(set) var areProductsKnown = true
    private(set) var remarks: [String] = []
    /// The files of the targets.
    private(set) var owned = PackageFiles()

    init(_ folder: ProjectFolder) {
        let workingFolder = FileManager.default.currentDirectoryPath
        var paths: [String: String] = [:]
        var manifests: [(folder: String, manifest: PackageManifest)] = []
        for path in folder.manifests {
            guard let text = try? InputFile.read(path, upTo: InputLimit.source.size).bytes else { continue }
            let packageFolder = ProjectFolder.folder(of: path)
            manifests.append(
                (AbsolutePath.of(packageFolder, from: workingFolder), PackageManifestReader.read(text, path: path)))
            paths[path] = packageFolder
        }
        if manifests.isEmpty { return }
        let packages = PackageTargets(manifests)
        let files = sort(folder.sources, packages, workingFolder)
        var positions: [PackageTargets.Target.Identifier: Int] = [:]
        for target in packages.all {
            let declaration = packages.declaration(of: target)
            let manifest = packages.packages[target.package]
            let position = positions[target.identifier] ?? modules.count
            if positions[target.identifier] == nil {
                positions[target.identifier] = position
                modules.append(Self.module(declaration, manifest))
            }
            if let own = files[target.identifier] { modules[position].files.formUnion(own) }
            let root = ProjectFolder.relative(target.folder, to: workingFolder)
            if !folder.sources(in: root).isEmpty { modules[position].roots.append(root) }
        }
        for manifest in packages.packages {
            if !manifest.areProductsKnown { areProductsKnown = false }
            for product in manifest.products {
                products[product.name, default: []] += product.targets.map { (manifest.path, $0) }
            }
            if let place = manifest.undecidable {
                remarks.append(
                    "\(place): dpend cannot read all targets of this package without running its manifest; folders stand for those that it cannot read"
                )
            }
            addFolders(of: manifest, paths[manifest.path] ?? ".", folder)
        }
        modules.removeAll { $0.files.isEmpty }
    }

    private static func module(_ declaration: PackageManifest.Target, _ manifest: PackageManifest) -> ProjectModule {
        let kind: ProjectModule.Kind =
            switch declaration.kind {
            case .library: .library
            case .executable: .application
            case .test, .tool: .auxiliary
            }
        var module = ProjectModule(
            name: declaration.name, moduleName: declaration.moduleName, kind: kind, path: manifest.path)
        module.isOnMainActor = declaration.isOnMainActor
        module.platform = manifest.platforms.count == 1 ? manifest.platforms[0] : nil
        module.areDependenciesKnown = declaration.dependencies != nil
        let names = Set(manifest.targets.map(\.name))
        module.dependencies = (declaration.dependencies ?? []).map { names.contains($0) ? .target($0) : .product($0) }
        return module
    }

    /// The files of each target.
    private mutating func sort(
        _ sources: [String], _ packages: PackageTargets, _ workingFolder: String
    ) -> [PackageTargets.Target.Identifier: [String]] {
        var result: [PackageTargets.Target.Identifier: [String]] = [:]
        let folders = TargetFolders(packages)
        for path in sources {
            let folder = folders.folder(at: AbsolutePath.of(ProjectFolder.folder(of: path), from: workingFolder))
            let name = path.split(separator: "/").last ?? ""
            if let target = folders.target(ofFile: name, in: folder) {
                result[target.identifier, default: []].append(path)
                owned.add(path, of: ProjectFolder.folder(of: packages.packages[target.package].path))
            }
        }
        return result
    }

    /// Makes modules of the folders in `Sources` that do not belong to a target of the manifest, if the manifest may
    /// have unreadable targets.
    private mutating func addFolders(of manifest: PackageManifest, _ packageFolder: String, _ folder: ProjectFolder) {
        guard manifest.undecidable != nil else { return }
        let root = ProjectFolder.joined(packageFolder, "Sources")
        var files: [String: Set<String>] = [:]
        for path in folder.sources(in: root) where !owned.contains(path) {
            let parts = path.dropFirst(root.count + 1).split(separator: "/")
            if parts.count > 1 { files[String(parts[0]), default: []].insert(path) }
        }
        for (name, own) in files.sorted(by: { $0.key < $1.key }) {
            var module = ProjectModule(
                name: name, moduleName: PackageManifest.moduleName(of: name), kind: .undecided, path: manifest.path)
            module.files = own
            module.roots = [ProjectFolder.joined(root, name)]
            module.areDependenciesKnown = false
            modules.append(module)
            for path in own { owned.add(path, of: packageFolder) }
        }
    }
}

/// The files of package targets.
struct PackageFiles {
    /// The folders of the packages.
    private var folders: [String: String] = [:]

    var all: some Sequence<String> { folders.keys }

    func contains(_ path: String) -> Bool { folders[path] != nil }

    mutating func add(_ path: String, of package: String) { folders[path] = package }

    /// Whether a file belongs to a package that lies within a folder. A project that compiles the folder does not
    /// compile that file. If the package is around the folder, its manifest describes the same sources once more.
    func isInPackage(_ path: String, within folder: String) -> Bool {
        guard let package = folders[path] else { return false }
        return package != "." && package != folder && (folder == "." || package.hasPrefix(folder + "/"))
    }
}
