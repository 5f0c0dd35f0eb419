extension ProjectModules {
    /// Reads the packages and projects in a folder.
    package init(of root: String) {
        let folder = ProjectFolder(of: root)
        let packages = PackageModules(folder)
        var owned = Set(packages.owned.all)
        all = packages.modules
        products = packages.products
        areProductsKnown = packages.areProductsKnown
        remarks = packages.remarks
        var projectFolders: Set<String> = []
        for path in folder.xcodeProjects {
            do throws(InputError) {
                let project = try XcodeProject(path: path)
                all += project.modules(folder, owned: packages.owned)
                isProjectKnown = true
                projectFolders.insert(ProjectFolder.folder(of: ProjectFolder.folder(of: path)))
            } catch {
                remarks.append("\(error.location ?? path): \(error.message); dpend does not know its targets")
            }
        }
        let xcodeGen = XcodeGenModules(folder, owned: packages.owned, known: projectFolders)
        all += xcodeGen.modules
        remarks += xcodeGen.remarks
        if xcodeGen.isProjectKnown { isProjectKnown = true }
        for module in all { owned.formUnion(module.files) }
        let tuist = TuistModules(folder, owned: owned)
        all += tuist.modules
        remarks += tuist.remarks
        if !tuist.modules.isEmpty { isProjectKnown = true }
        for module in tuist.modules { owned.formUnion(module.files) }
        unowned = folder.sources.filter { !owned.contains($0) }
        sources = folder.sources
        projectFiles = folder.projectFiles
        pins = folder.pins
        leaveOutReplacedPackages()
    }

    /// Leaves out targets of packages whose files an application of another project file compiles itself. Such a
    /// manifest is there for editors and other tools.
    private mutating func leaveOutReplacedPackages() {
        let packages = Dictionary(
            grouping: all.indices.filter { ManifestFinder.mayBeManifest(all[$0].path) && all[$0].kind != .auxiliary }
        ) { all[$0].path }
        let others = all.filter { packages[$0.path] == nil && ($0.kind == .application || $0.kind == .undecided) }
        var replaced: [Int: ProjectModule] = [:]
        for (manifest, positions) in packages {
            let names = products.filter { $0.value.contains { $0.path == manifest } }.map(\.key)
            let unlinked = others.filter { other in
                !names.contains { other.dependencies.contains(.product($0)) }
            }
            for position in positions {
                let files = all[position].files
                replaced[position] = unlinked.first { files.count(where: $0.files.contains) * 2 > files.count }
            }
            guard positions.allSatisfy({ replaced[$0] != nil }) else { continue }
            replacedManifests.append(manifest)
        }
        replacedManifests.sort()
        for (position, other) in replaced.sorted(by: { $0.key < $1.key }) {
            remarks.append(
                "the target '\(all[position].name)' of \(all[position].path) is left out: '\(other.name)' of \(other.path) compiles its files"
            )
        }
        all = all.indices.filter { replaced[$0] == nil }.map { all[$0] }
        for (name, targets) in products {
            let rest = targets.filter { !replacedManifests.contains($0.path) }
            products[name] = rest.isEmpty ? nil : rest
        }
    }
}
