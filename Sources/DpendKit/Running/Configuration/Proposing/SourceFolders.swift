/// What looks like a project's own sources where no project file tells.
enum SourceFolders {
    /// Folders that hold the code of others, or tools.
    private static let foreignFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "Build", "fastlane", "vendor", "Vendor", "node_modules", "Tuist",
        "Plugin", "Plugins", "Script", "Scripts", "scripts",
    ]
    private static let manifests: Set<String> = ["Package.swift", "Project.swift", "Workspace.swift"]

    /// The files and folders in a folder that have sources, sorted.
    static func find(in folder: String) -> [String] {
        names(in: folder).filter { name in
            !foreignFolders.contains(name) && !manifests.contains(name) && !name.hasSuffix("Templates") && TestPaths.glob(forFolder: name) == nil
                && hasSources(folder == "." ? name : "\(folder)/\(name)")
        }
    }

    /// The globs for folders of tests within folders.
    static func excludes(in inputs: [String]) -> [String] {
        var globs: Set<String> = []
        var open = inputs
        while let folder = open.popLast() {
            for entry in FolderListing(of: folder, withSuffix: ".swift")?.entries ?? [] where entry.status.kind == .folder && !entry.isLink {
                if let glob = ["Pods", "Carthage"].contains(entry.name) ? "**/\(entry.name)/**" : TestPaths.glob(forFolder: entry.name) {
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

    /// What is in a folder apart from what is hidden, sorted. Links are left out: they may lead round in a circle.
    private static func names(in folder: String) -> [String] {
        (FolderListing(of: folder, withSuffix: ".swift")?.entries ?? []).filter { !$0.isLink }.map(\.name)
    }
}
