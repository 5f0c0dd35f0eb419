/// Exports files: they let an application make the internal classes of the libraries that it links.
extension ProjectParts {
    /// Gives an exports file to each library with internal classes that an application with wiring of its own links. A
    /// library that puts its objects together for others keeps a container of its own.
    func exportClasses(_ modules: inout [ProjectModule], _ contents: [ModuleContent], _ links: ModuleLinks) {
        let applications = modules.indices.filter { modules[$0].kind == .application && contents[$0].takesPart }
        for library in Set(applications.flatMap(links.reached))
        where modules[library].kind == .library && contents[library].hidesObjects {
            let clients = modules.indices.filter { $0 != library && modules[$0].kind != .auxiliary }
            modules[library].hasExports = !clients.contains { contents[library].composes(for: contents[$0]) }
        }
    }
}
