#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder that paths must not leave, directly, through `..` or through links.
package struct Confinement: Sendable, Hashable {
    /// The absolute path of the folder, without links.
    package let root: String

    /// Confines to a folder.
    package init(to folder: String) {
        root = FileStatus.canonicalPath(folder)
    }

    /// Confines to the repository around a folder: the nearest folder with `.git`, or else the folder itself.
    package static func repository(around folder: String = ".") -> Confinement {
        Confinement(to: nearest(around: folder, with: [".git"]) ?? folder)
    }

    /// Confines to the package or the repository around a folder, whichever is nearer, or else the folder itself.
    static func package(around folder: String) -> Confinement {
        Confinement(to: nearest(around: folder, with: ["Package.swift", ".git"]) ?? folder)
    }

    private static func nearest(around folder: String, with names: [String]) -> String? {
        var components = FileStatus.canonicalPath(folder).split(separator: "/")
        while true {
            let path = "/" + components.joined(separator: "/")
            if names.contains(where: { FileStatus("\(path)/\($0)") != nil }) { return path }
            if components.isEmpty { return nil }
            components.removeLast()
        }
    }

    /// Whether a path stays inside, after all links are resolved. The file need not exist.
    package func contains(_ path: String) -> Bool { Self.resolved(path, links: 40).map(containsResolved) ?? false }

    /// Whether an absolute path without links and `..` is inside.
    func containsResolved(_ path: String) -> Bool { root == "/" || path == root || path.hasPrefix(root + "/") }

    /// The place that a path leads to, also through a link that leads to no file; nil if it cannot be determined.
    private static func resolved(_ path: String, links: Int) -> String? {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(validatingCString: resolved)
        }
        guard errno == ENOENT, links > 0 else { return nil }
        var path = path[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let name = slash.map { path[path.index(after: $0)...] } ?? path
        // The rest of the buffer is zero, which ends a C string.
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        if readlink(String(path), &buffer, buffer.count - 1) >= 0 {
            let target = buffer.withUnsafeBufferPointer { $0.baseAddress.flatMap { String(validatingCString: $0) } }
            guard let target else { return nil }
            return resolved(target.hasPrefix("/") ? target : "\(folder)/\(target)", links: links - 1)
        }
        // Behind a folder that does not exist, `..` could lead anywhere.
        guard name != "..", name != ".", !path.isEmpty, folder != path else { return nil }
        return resolved(folder, links: links - 1).map { ($0 == "/" ? "" : $0) + "/\(name)" }
    }
}
