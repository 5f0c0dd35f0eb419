import Foundation

/// Paths as one would write them in a file, from the folder in which that lies.
struct RelativePath {
    private let folder: [Substring]
    private let workingFolder: String

    /// - Parameter file: The file, which need not exist.
    init(fromFolderOf file: String, workingFolder: String = FileManager.default.currentDirectoryPath) {
        self.workingFolder = workingFolder
        folder = Self.components(file, workingFolder).dropLast()
    }

    /// The path from the folder to a file; nil for one whose name cannot stand in a line of text.
    func path(to file: String) -> String? {
        guard file.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0 != "\u{7F}" }) else { return nil }
        let target = Self.components(file, workingFolder)
        let shared = zip(folder, target).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: folder.count - shared) + target[shared...].map(String.init)).joined(separator: "/")
    }

    /// The components from the root, with `.` and `..` taken out; links are not followed.
    private static func components(_ path: String, _ workingFolder: String) -> [Substring] {
        let absolute = path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
        var components: [Substring] = []
        for component in absolute.split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return components
    }
}
