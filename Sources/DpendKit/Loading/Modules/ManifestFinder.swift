import Foundation

/// Finds the manifests of packages around sources.
enum ManifestFinder {
    /// Whether a file has the name of a manifest, `Package.swift` or `Package@swift-5.9.swift`.
    static func mayBeManifest(_ path: String) -> Bool {
        // This runs for each source, and its bytes mostly decide it.
        guard path.utf8.withContiguousStorageIfAvailable({ $0.contains("Package") }) ?? true, path.hasSuffix(".swift")
        else { return false }
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
        return name == "Package.swift" || name.hasPrefix("Package@swift")
    }

    /// The manifests above the inputs, each once, with paths as people would type them.
    ///
    /// - Parameter limits: The limits of the run. Manifests outside do not count.
    static func manifests(above inputs: [String], within limits: RunLimits? = nil) -> [String] {
        let (home, workingFolder) = (NSHomeDirectory(), FileManager.default.currentDirectoryPath)
        var visited: Set<String> = []
        var found: [String] = []
        for input in inputs {
            var path = input.hasSuffix(".swift") ? (input as NSString).deletingLastPathComponent : input
            var folder = AbsolutePath.of(path, from: workingFolder)
            while visited.insert(folder).inserted {
                let manifest =
                    path.isEmpty
                    ? "Package.swift" : path.hasSuffix("/") ? path + "Package.swift" : "\(path)/Package.swift"
                if let limits, !limits.confinement.contains(folder) { break }
                if FileStatus(manifest) != nil {
                    if limits?.confinement.contains(manifest) ?? true { found.append(manifest) }
                    break
                }
                if folder == "/" || folder == home || FileStatus(folder + "/.git") != nil { break }
                folder = (folder as NSString).deletingLastPathComponent
                path = path.hasPrefix("/") ? folder : parent(of: path)
            }
        }
        return Set(found).sorted()
    }

    private static func parent(of path: String) -> String {
        var components = path.split(separator: "/").filter { $0 != "." }
        if let last = components.last, last != ".." {
            components.removeLast()
        } else {
            components.append("..")
        }
        return components.joined(separator: "/")
    }
}
