/// The project files and Swift files of a folder. It skips hidden files, links, and the third-party code that package
/// managers put there.
struct ProjectFolder {
    /// Swift files, except those that describe a project, sorted.
    private(set) var sources: [String] = []
    /// `Package.swift` files, sorted.
    private(set) var manifests: [String] = []
    /// `project.pbxproj` files, sorted.
    private(set) var xcodeProjects: [String] = []
    /// `Project.swift` files of Tuist, sorted.
    private(set) var tuistProjects: [String] = []
    /// `project.yml` files of XcodeGen, sorted.
    private(set) var xcodeGenProjects: [String] = []

    /// The files of this folder with the versions of libraries that package managers have chosen, sorted.
    private(set) var pins: [String] = []

    /// All files that describe projects, sorted.
    var projectFiles: [String] { (manifests + xcodeProjects + tuistProjects + xcodeGenProjects + pins).sorted() }

    /// Folders whose Swift files no target compiles.
    private static let bundles = [
        ".docc", ".playground", ".xctemplate", ".xcassets", ".framework", ".xcframework", ".bundle", ".lproj",
        ".xcworkspace", ".xcdatamodeld", ".stencil",
    ]

    /// Scans a folder.
    init(of root: String) {
        var open = [root]
        while let folder = open.popLast() {
            for entry in FolderListing(of: folder, withSuffix: "")?.entries ?? [] where !entry.isLink {
                let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
                switch entry.status.kind {
                case .folder:
                    if folder == root { addPins(of: path, entry.name) }
                    if entry.name.hasSuffix(".xcodeproj") {
                        if FileStatus("\(path)/project.pbxproj") != nil {
                            xcodeProjects.append("\(path)/project.pbxproj")
                        }
                    } else if !AsideCode.foreignFolders.contains(entry.name),
                        !Self.bundles.contains(where: entry.name.hasSuffix)
                    {
                        open.append(path)
                    }
                case .file:
                    add(path, entry.name)
                    if folder == root, ["Package.resolved", "Podfile.lock"].contains(entry.name) { pins.append(path) }
                case .pipe, .socket, .device: break
                }
            }
        }
        sources.sort()
        manifests.sort()
        xcodeProjects.sort()
        tuistProjects.sort()
        xcodeGenProjects.sort()
        pins.sort()
    }

    /// Adds the file of a project or workspace of Xcode.
    private mutating func addPins(of path: String, _ name: String) {
        guard name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") else { return }
        let file =
            "\(path)/\(name.hasSuffix(".xcodeproj") ? "project.xcworkspace/" : "")xcshareddata/swiftpm/Package.resolved"
        if FileStatus(file) != nil { pins.append(file) }
    }

    private mutating func add(_ path: String, _ name: String) {
        switch name {
        case "project.yml", "project.yaml": xcodeGenProjects.append(path)
        case "Package.swift" where Self.contains("PackageDescription", path): manifests.append(path)
        case "Project.swift" where Self.contains("ProjectDescription", path): tuistProjects.append(path)
        case "Workspace.swift" where Self.contains("ProjectDescription", path): break
        default: if name.hasSuffix(".swift"), !name.hasPrefix("Package@swift") { sources.append(path) }
        }
    }

    private static func contains(_ text: StaticString, _ path: String) -> Bool {
        guard let bytes = try? InputFile.read(path, upTo: InputLimit.source.size).bytes else { return false }
        return String(decoding: bytes, as: UTF8.self).contains("\(text)")
    }

    /// The folder of a path; "." for the working directory.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// A path that is relative to a folder, made relative to the working directory, without `.` and `..` where
    /// possible.
    static func joined(_ folder: String, _ path: String) -> String {
        var components: [Substring] = []
        for component in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") where component != "."
        {
            if component == "..", let last = components.last, last != ".." {
                components.removeLast()
            } else {
                components.append(component)
            }
        }
        let joined = components.joined(separator: "/")
        return path.hasPrefix("/") || folder.hasPrefix("/") ? "/\(joined)" : joined.isEmpty ? "." : joined
    }

    /// An absolute path, relative to a folder around it. Other paths stay unchanged.
    static func relative(_ path: String, to folder: String) -> String {
        if path == folder { return "." }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// The Swift files in a folder and its subfolders.
    func sources(in folder: String) -> ArraySlice<String> {
        if folder == "." { return sources[...] }
        let prefix = folder + "/"
        // In a sorted list, paths with the same prefix are adjacent.
        let start = sources.partitioningIndex { $0 >= prefix }
        let end = sources[start...].partitioningIndex { !$0.hasPrefix(prefix) }
        return sources[start..<end]
    }
}
