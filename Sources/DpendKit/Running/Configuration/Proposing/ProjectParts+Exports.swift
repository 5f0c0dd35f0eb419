/// Exports files: they let an application make the internal classes of the libraries that it links.
extension ProjectParts {
    /// Gives an exports file to each library with internal classes that an application with wiring of its own links.
    func exportClasses(_ modules: inout [ProjectModule], _ contents: [ModuleContent], _ links: ModuleLinks) {
        let applications = modules.indices.filter { modules[$0].kind == .application && contents[$0].takesPart }
        for library in Set(applications.flatMap(links.reached)) where modules[library].kind == .library && contents[library].hasOwnTypes {
            modules[library].hasExports = true
        }
    }
}
