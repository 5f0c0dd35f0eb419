import Foundation

/// The objects of an Xcode project, from its `project.pbxproj`.
struct XcodeProject {
    typealias Object = [String: Any]

    /// The path, as it is printed.
    let path: String
    private let objects: [String: Object]
    private let project: Object
    /// The folder that `SOURCE_ROOT` means.
    private let root: String
    /// The paths of files and synchronized folders, by their identifiers.
    private var paths: [String: String] = [:]

    /// Reads a project.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read, or is not a project.
    init(path: String) throws(InputError) {
        guard Confinement.repository(around: ProjectFolder.folder(of: path)).contains(path) else {
            throw InputError(.malformed, "this Xcode project is a link that leads outside of the repository", at: path)
        }
        let bytes: [UInt8]
        do { bytes = try InputFile.read(path, upTo: InputLimit.text.size).bytes } catch {
            throw InputError(error, at: path, .text)
        }
        self.path = path
        if let obstacle = PropertyListObstacle.find(in: bytes) { throw InputError(.malformed, obstacle, at: path) }
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        guard let list = list as? Object, let objects = list["objects"] as? [String: Any],
            let rootIdentifier = list["rootObject"] as? String, let project = objects[rootIdentifier] as? Object
        else {
            let hasConflict = bytes.starts(with: Array("<<<<<<< ".utf8)) || bytes.contains(Array("\n<<<<<<< ".utf8))
            throw InputError(
                .malformed,
                hasConflict
                    ? "this Xcode project has the marks of a merge conflict" : "this is not a valid Xcode project",
                at: path)
        }
        self.objects = objects.compactMapValues { $0 as? Object }
        self.project = project
        // Two levels up: a project is a folder with this file in it.
        let folder = ProjectFolder.folder(of: ProjectFolder.folder(of: path))
        root = ProjectFolder.joined(folder, project["projectDirPath"] as? String ?? "")
        locateFiles()
    }

    // MARK: Objects

    subscript(identifier: Any?) -> Object? { (identifier as? String).flatMap { objects[$0] } }

    static func kind(_ object: Object) -> String { object["isa"] as? String ?? "" }

    static func identifiers(_ object: Object, _ key: String) -> [String] {
        (object[key] as? [Any] ?? []).compactMap { $0 as? String }
    }

    /// The targets, in the project's order, with their identifiers.
    var targets: [(identifier: String, object: Object)] {
        Self.identifiers(project, "targets").compactMap { identifier in objects[identifier].map { (identifier, $0) } }
    }

    /// The objects of a kind, in the order of their identifiers.
    func objects(ofKind kind: String) -> [(identifier: String, object: Object)] {
        objects.filter { Self.kind($0.value) == kind }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The path of a file or a synchronized folder, relative to the working directory; nil for files of an SDK and for
    /// build products.
    func path(of identifier: String) -> String? { paths[identifier] }

    // MARK: Paths

    /// Walks the groups. A group counts once, however many groups contain it.
    private mutating func locateFiles() {
        var visited: Set<String> = []
        var open = [(identifier: project["mainGroup"] as? String ?? "", folder: root)]
        while let (identifier, folder) = open.popLast() {
            guard visited.insert(identifier).inserted, let object = objects[identifier] else { continue }
            var own: String?
            let path = object["path"] as? String ?? ""
            switch object["sourceTree"] as? String ?? "<group>" {
            case "<group>": own = ProjectFolder.joined(folder, path)
            case "SOURCE_ROOT": own = ProjectFolder.joined(root, path)
            case "<absolute>": own = path
            default: own = nil
            }
            guard let own else { continue }
            paths[identifier] = own
            for child in Self.identifiers(object, "children") { open.append((child, own)) }
        }
    }

    // MARK: Build settings

    /// The settings of a target in the release configuration, or else the first configuration.
    func settings(of target: Object) -> XcodeBuildSettings {
        let levels = [target, project].flatMap { owner -> [[String: String]] in
            guard let configuration = configuration(of: owner) else { return [] }
            let own = (configuration["buildSettings"] as? Object ?? [:]).compactMapValues(Self.text)
            let file =
                (configuration["baseConfigurationReference"] as? String).flatMap { paths[$0] }
                ?? anchoredPath(of: configuration)
            return [own, file.map { XcodeBuildSettings.read($0) } ?? [:]]
        }
        return XcodeBuildSettings(levels, targetName: target["name"] as? String ?? "")
    }

    private func configuration(of owner: Object) -> Object? {
        guard let list = self[owner["buildConfigurationList"]] else { return nil }
        let all = Self.identifiers(list, "buildConfigurations").compactMap { objects[$0] }
        let wanted = list["defaultConfigurationName"] as? String ?? "Release"
        return all.first { $0["name"] as? String == wanted } ?? all.first
    }

    /// An `.xcconfig` file within a synchronized folder.
    private func anchoredPath(of configuration: Object) -> String? {
        guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String, let folder = paths[anchor],
            let relative = configuration["baseConfigurationReferenceRelativePath"] as? String
        else { return nil }
        return ProjectFolder.joined(folder, relative)
    }

    private static func text(_ value: Any) -> String? {
        (value as? String) ?? (value as? [Any])?.compactMap { $0 as? String }.joined(separator: " ")
    }
}

extension [UInt8] {
    fileprivate func contains(_ other: [UInt8]) -> Bool {
        Data(self).range(of: Data(other)) != nil
    }
}
