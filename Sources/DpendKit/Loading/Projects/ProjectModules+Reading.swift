extension ProjectModules {
    /// Reads the packages and projects in a folder.
    package init(of root: String) {
        let folder = ProjectFolder(of: root)
        let packages = PackageModules(folder)
        var owned = packages.owned
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
    }
}
