import Foundation

/// The sources that earlier runs over targets have found, by the positions of the targets.
package struct KnownSources: Sendable {
    private(set) var byTarget: [Int: Result<FoundSources, InputError>]

    /// Knows nothing.
    package init() { byTarget = [:] }

    init(_ byTarget: [Int: Result<FoundSources, InputError>]) { self.byTarget = byTarget }

    /// Examines changed files again.
    ///
    /// - Parameters:
    ///   - paths: The absolute paths of files that changed on disk.
    ///   - edited: The absolute paths of files whose texts an editor changed. This adds no file.
    /// - Returns: Whether these are sources that still exist. Otherwise only another search finds the sources.
    mutating func update(_ changed: Set<String>, edited: Set<String>) -> Bool {
        let folder = FileManager.default.currentDirectoryPath
        let paths = changed.union(edited)
        let names = Set(paths.map(Self.name))
        // The sources of a package depend on its manifest.
        if names.contains(where: {
            ManifestFinder.mayBeManifest($0) || $0 == "Project.swift" || $0 == "Workspace.swift"
        }) {
            return false
        }
        var missing = paths
        for (target, result) in byTarget {
            guard case .success(var found) = result else { return false }
            for position in found.files.indices where names.contains(Self.name(found.files[position].path)) {
                let path = AbsolutePath.of(found.files[position].path, from: folder)
                guard paths.contains(path) else { continue }
                guard let status = UnsavedTexts.shared.status(of: path) else { return false }
                found.files[position].status = status
                missing.remove(path)
            }
            byTarget[target] = .success(found)
        }
        return missing.allSatisfy { $0.hasSuffix(".swift") && !changed.contains($0) }
    }

    /// The paths of all sources.
    var paths: Set<String> {
        byTarget.values.reduce(into: []) { paths, result in
            if let found = try? result.get() { paths.formUnion(found.files.lazy.map(\.path)) }
        }
    }

    private static func name(_ path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }
}
