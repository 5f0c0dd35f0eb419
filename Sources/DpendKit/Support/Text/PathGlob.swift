import Foundation

/// A glob that must match a whole path as printed. A leading `./` does not matter.
///
/// A glob that leads out of the working directory (`../Sources/**`), as in a configuration file above it, means places
/// on disk. It is matched against absolute paths, however they are printed.
struct PathGlob {
    private let expression: RegularExpression
    /// The components of the working directory, for a glob about absolute paths.
    private let workingDirectory: [String]?

    /// - Throws: The reason why the glob is malformed.
    init(_ glob: String) throws(RegularExpression.Failure) {
        guard glob.hasPrefix("../") else {
            workingDirectory = nil
            expression = try RegularExpression(glob: Self.withoutDot(glob))
            return
        }
        let folder = FileManager.default.currentDirectoryPath.split(separator: "/").map(String.init)
        workingDirectory = folder
        expression = try RegularExpression(glob: Self.joined(folder.map(Self.escaped), glob))
    }

    /// Whether the glob matches the whole path.
    ///
    /// - Throws: ``RegularExpression/Failure`` when the match limit is reached.
    func matches(_ path: String) throws(RegularExpression.Failure) -> Bool {
        guard let workingDirectory else { return try expression.matches(Self.withoutDot(path)) }
        return try expression.matches(path.hasPrefix("/") ? path : Self.joined(workingDirectory, path))
    }

    /// The absolute path, or glob, of a relative one.
    private static func joined(_ folder: [String], _ path: String) -> String {
        var components = folder
        for component in path.split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(String(component)) }
        }
        return "/" + components.joined(separator: "/")
    }

    /// A glob that matches exactly this path.
    static func escaped(_ path: String) -> String {
        path.reduce(into: "") { result, character in
            if "*?[]\\".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    private static func withoutDot(_ path: String) -> String {
        path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
}
