/// Converts paths in a file, relative to its folder, to paths as people would type them.
struct FolderPath {
    /// The components of the file's folder as printed, such as `..` twice.
    private let folder: [Substring]
    private let isAbsolute: Bool
    /// The prefix of a path that does not lead upward, with its slash.
    private let prefix: String

    init(ofFile path: String) {
        isAbsolute = path.hasPrefix("/")
        folder = path.split(separator: "/").dropLast().filter { $0 != "." }
        prefix = (isAbsolute ? "/" : "") + folder.map { "\($0)/" }.joined()
    }

    /// A path from the working directory.
    func path(_ text: String) -> String {
        // Nearly all paths are plain, and a file with many targets has hundreds.
        Self.isPlain(text) ? prefix + text : joined(folder.map(String.init), text)
    }

    /// A glob that matches the same files from the working directory. One that begins with `**` matches anywhere.
    func glob(_ text: String) -> String {
        text.hasPrefix("**") ? text : joined(folder.map { PathGlob.escaped(String($0)) }, text)
    }

    /// Whether a path is relative and has no component that is `.`, `..` or empty.
    private static func isPlain(_ text: String) -> Bool {
        var previous = UInt8(ascii: "/")
        for byte in text.utf8 {
            if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
            previous = byte
        }
        return previous != UInt8(ascii: "/")
    }

    private func joined(_ folder: [String], _ text: String) -> String {
        if text.hasPrefix("/") { return text }
        var folder = folder
        var components = text.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)[...]
        // `ci/../Sources` is `Sources`. The folder above `..` is unknown.
        while let first = components.first, first == "." || (first == ".." && folder.last.map { $0 != ".." } == true) {
            if first == ".." { folder.removeLast() }
            components.removeFirst()
        }
        let joined = (folder + components.map(String.init)).joined(separator: "/")
        return isAbsolute ? "/\(joined)" : joined.isEmpty ? "." : joined
    }
}
