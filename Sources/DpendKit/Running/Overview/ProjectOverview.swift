import Foundation

/// The parts of a project that dpend recognizes without a configuration file: project files, targets, sources, and
/// containers of other libraries.
package struct ProjectOverview: Sendable {
    /// A kind of project file.
    enum Kind: CaseIterable {
        case xcode
        case package
        case xcodeGen
        case tuist

        /// The name of one, and of several.
        var nouns: (one: String, several: String) {
            switch self {
            case .xcode: ("an Xcode project", "Xcode projects")
            case .package: ("a Swift package", "Swift packages")
            case .xcodeGen: ("a project of XcodeGen", "projects of XcodeGen")
            case .tuist: ("a project of Tuist", "projects of Tuist")
            }
        }

        init?(ofFile path: String) {
            switch path.split(separator: "/").last {
            case "project.pbxproj": self = .xcode
            case "Package.swift": self = .package
            case "project.yml", "project.yaml": self = .xcodeGen
            case "Project.swift": self = .tuist
            default: return nil
            }
        }
    }

    /// A library whose container the sources use.
    struct Container: Sendable {
        let title: String
        /// The number of files that import it. Libraries that annotations turn on have none.
        let fileCount: Int
    }

    let project: ProjectModules
    /// The Swift files without tests and previews, and without files that dpend wrote.
    let sources: [String]
    let tests: [String]
    let containers: [Container]

    /// The targets of applications and libraries that have sources.
    var targets: [ProjectModule] { project.all.filter { $0.kind != .auxiliary && !$0.files.isEmpty } }

    /// Examines a folder. It reads all sources, and runs nothing.
    ///
    /// - Returns: nil for a folder that does not look like a project, for example the home folder.
    /// - Throws: ``InputError`` for a source that cannot be read.
    package init?(of folder: String = ".") throws(InputError) {
        guard Self.isProject(folder) else { return nil }
        project = ProjectModules(of: folder)
        if project.sources.isEmpty { return nil }
        let candidates = project.sources.filter { TestPaths.globs(for: $0).isEmpty }
        tests = project.sources.filter { !TestPaths.globs(for: $0).isEmpty }
        var options = ResolutionOptions()
        options.platform = project.all.compactMap(\.platform).first ?? PlatformEvidence.find(in: candidates)?.platform
        let found = candidates.compactMap { path in FileStatus(path).map { FoundSource(path: path, status: $0) } }
        let declarations = try FactoryLoader(options: options).load(found)
        sources = declarations.map(\.path).filter { !$0.isEmpty }
        let imports = declarations.map { Set($0.imports.map(\.module)) }
        containers = RegistryReading(options: options, reading: ReadingOptions()).dialects(of: declarations).map {
            dialect in
            Container(title: dialect.title, fileCount: imports.count { !$0.isDisjoint(with: dialect.modules) })
        }
    }

    /// Whether a folder, or one directly in it, has Swift files or a project. The search below the home folder could
    /// read the whole disk.
    private static func isProject(_ folder: String) -> Bool {
        let path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        guard path != "/", path != URL(fileURLWithPath: NSHomeDirectory()).resolvingSymlinksInPath().path else {
            return false
        }
        func entries(_ folder: String) -> [FolderListing.Entry] {
            FolderListing(of: folder, withSuffix: "")?.entries ?? []
        }
        func isSign(_ name: String) -> Bool {
            name.hasSuffix(".swift") || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
                || ["project.yml", "project.yaml"].contains(name)
        }
        let outer = entries(path)
        if outer.contains(where: { isSign($0.name) || ["Sources", "Source"].contains($0.name) }) { return true }
        return outer.contains { entry in
            entry.status.kind == .folder && !entry.isLink
                && entries("\(path)/\(entry.name)").contains { isSign($0.name) }
        }
    }

    // MARK: Words

    /// `an Xcode project and 2 Swift packages`; nil for sources without a project file.
    var projects: String? {
        let kinds = project.projectFiles.compactMap(Kind.init(ofFile:))
        let words = Kind.allCases.compactMap { kind -> String? in
            switch kinds.count(where: { $0 == kind }) {
            case 0: nil
            case 1: kind.nouns.one
            case let count: "\(count) \(kind.nouns.several)"
            }
        }
        guard let last = words.last else { return nil }
        return words.count == 1 ? last : "\(words.dropLast().joined(separator: ", ")) and \(last)"
    }

    /// `an Xcode project with 6 targets, 214 Swift files`.
    var summary: String {
        let count = targets.count
        let targets = count == 0 ? "" : " with \(count == 1 ? "1 target" : "\(count) targets")"
        let files = sources.count == 1 ? "1 Swift file" : "\(sources.count) Swift files"
        let tests = tests.isEmpty ? "" : " and \(self.tests.count) of tests"
        return projects.map { "\($0)\(targets), \(files)\(tests)" } ?? "\(files)\(tests)"
    }

    /// `Swinject in 41 files, Weaver's annotations`; nil if there are none.
    var containerSummary: String? {
        let words = containers.map { container in
            container.fileCount == 0
                ? "comments of \(container.title)"
                : "\(container.title) in \(container.fileCount == 1 ? "1 file" : "\(container.fileCount) files")"
        }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
