import Foundation

/// The Swift modules of projects that Tuist generates. Their manifests call the team's own functions, and only running
/// them could evaluate these. So the modules follow from the folders, as Tuist's templates arrange them.
struct TuistModules {
    private(set) var modules: [ProjectModule] = []
    private(set) var remarks: [String] = []

    /// Folders with the sources of the project itself.
    private static let sourceFolders: Set<String> = ["Source", "Sources", "src"]
    /// Folders that contain a folder for each target.
    private static let targetFolders: Set<String> = ["Modules", "Targets"]
    /// Folders that do not belong to the application.
    private static let auxiliaryFolders: Set<String> = ["Demo", "Derived", "Example", "Tuist"]

    init(_ folder: ProjectFolder, owned: Set<String>) {
        // A generated project has more information.
        let generated = Set(folder.xcodeProjects.map { ProjectFolder.folder(of: ProjectFolder.folder(of: $0)) })
        let projects = folder.tuistProjects.filter { !generated.contains(ProjectFolder.folder(of: $0)) }
        if projects.isEmpty { return }
        let folders = Set(projects.map { ProjectFolder.folder(of: $0) })
        for path in projects {
            let projectFolder = ProjectFolder.folder(of: path)
            let prefix = projectFolder == "." ? "" : projectFolder + "/"
            let sources = folder.sources(in: projectFolder).filter { source in
                !owned.contains(source) && Self.innermost(of: source, folders) == projectFolder
            }
            add(sources.map { String($0.dropFirst(prefix.count)) }, of: path, projectFolder)
        }
        remarks.append(
            "\(projects[0])\(projects.count == 1 ? "" : " and \(projects.count - 1) more"): Tuist generates the Xcode project from this; dpend takes folders "
                + "for its targets, since there is no Xcode project beside it")
    }

    /// The project whose folder is around a file.
    private static func innermost(of source: String, _ folders: Set<String>) -> String? {
        var folder = ProjectFolder.folder(of: source)
        while !folders.contains(folder) {
            if folder == "." { return nil }
            folder = ProjectFolder.folder(of: folder)
        }
        return folder
    }

    private mutating func add(_ sources: [String], of path: String, _ folder: String) {
        let last = folder == "." ? FileManager.default.currentDirectoryPath : folder
        let name = last.split(separator: "/").last.map(String.init) ?? "App"
        let hasSourceFolder = sources.contains { Self.sourceFolders.contains(Self.components($0)[0]) }
        var parts: [String: (roots: Set<String>, files: Set<String>)] = [:]
        for source in sources {
            let components = Self.components(source)
            guard let part = Self.module(components, of: name, hasSourceFolder: hasSourceFolder) else { continue }
            parts[part.name, default: ([], [])].files.insert(ProjectFolder.joined(folder, source))
            parts[part.name, default: ([], [])].roots.insert(ProjectFolder.joined(folder, part.root))
        }
        for (name, part) in parts.sorted(by: { $0.key < $1.key }) {
            var module = ProjectModule(
                name: name, moduleName: PackageManifest.moduleName(of: name), kind: .undecided, path: path)
            module.roots = part.roots.sorted()
            module.files = part.files
            module.areDependenciesKnown = false
            modules.append(module)
        }
    }

    private static func components(_ source: String) -> [String] { source.split(separator: "/").map(String.init) }

    /// The module of a file, with its folder; nil for a file outside of the application.
    private static func module(_ components: [String], of project: String, hasSourceFolder: Bool) -> (
        name: String, root: String
    )? {
        let first = components[0]
        if components.count == 1 || sourceFolders.contains(first) {
            return (project, components.count == 1 ? "." : first)
        }
        if auxiliaryFolders.contains(first) { return nil }
        if targetFolders.contains(first), components.count > 2 { return (components[1], "\(first)/\(components[1])") }
        // 'MealDomain/Interface' is the module 'MealDomainInterface'.
        if first == "Interface" || first == "Interfaces" { return (project + first, first) }
        return hasSourceFolder ? (first, first) : (project, first)
    }
}
