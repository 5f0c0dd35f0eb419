/// Absolute paths without `.` and `..`. Links are not followed.
enum AbsolutePath {
    /// - Parameter folder: The folder that a relative path starts in.
    static func of(_ path: String, from folder: String) -> String {
        if path.hasPrefix("/"), !path.contains("/."), !path.contains("//"), !path.hasSuffix("/") { return path }
        return "/" + components(of: path, from: folder).joined(separator: "/")
    }

    /// - Parameter folder: The folder that a relative path starts in.
    static func components(of path: String, from folder: String) -> [Substring] {
        var components: [Substring] = []
        for component in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") where component != "."
        {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return components
    }
}
