/// The probable sources of a project without project files.
enum SourceFolders {
    /// Folders with third-party code or tools.
    private static let foreignFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "Build", "fastlane", "vendor", "Vendor", "node_modules", "Tuist",
        "Plugin", "Plugins", "Script", "Scripts", "scripts",
    ]
    private static let manifests: Set<String> = ["Package.swift", "Project.swift", "Workspace.swift"]

    /// The files and folders in a folder that contain sources, sorted.
    static func find(in folder: String) -> [String] {
        names(in: folder).filter { name in
            !foreignFolders.contains(name) && !manifests.contains(name) && !name.hasSuffix("Templates")
                && TestPaths.glob(forFolder: name) == nil
                && hasSources(folder == "." ? name : "\(folder)/\(name)")
        }
    }

    /// Whether a folder has the name of its contents, as `Sources`.
    static func isGeneral(_ name: String) -> Bool { ["Source", "Sources", "src", "/", "."].contains(name) }

    /// The globs for folders of tests in folders.
    static func excludes(in inputs: [String]) -> [String] {
        var globs: Set<String> = []
        var open = inputs
        while let folder = open.popLast() {
            for entry in FolderListing(of: folder, withSuffix: ".swift")?.entries ?? []
            where entry.status.kind == .folder && !entry.isLink {
                if let glob = ["Pods", "Carthage"].contains(entry.name)
                    ? "**/\(entry.name)/**" : TestPaths.glob(forFolder: entry.name)
                {
                    globs.insert(glob)
                } else {
                    open.append("\(folder)/\(entry.name)")
                }
            }
        }
        return globs.sorted()
    }

    private static func hasSources(_ path: String) -> Bool {
        var open = [path]
        while let path = open.popLast() {
            if path.hasSuffix(".swift"), FileStatus(path)?.kind == .file { return true }
            open += names(in: path).map { "\(path)/\($0)" }
        }
        return false
    }

    /// The visible contents of a folder, sorted. Links are skipped, because they may form a cycle.
    private static func names(in folder: String) -> [String] {
        (FolderListing(of: folder, withSuffix: ".swift")?.entries ?? []).filter { !$0.isLink }.map(\.name)
    }
}
