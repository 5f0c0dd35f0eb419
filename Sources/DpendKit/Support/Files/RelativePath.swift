import Foundation

/// Converts paths to the form in which people write them in a file, relative to the file's folder.
struct RelativePath {
    private let folder: [Substring]
    private let workingFolder: String

    /// - Parameter file: The file, which need not exist.
    init(fromFolderOf file: String, workingFolder: String = FileManager.default.currentDirectoryPath) {
        self.workingFolder = workingFolder
        folder = AbsolutePath.components(of: file, from: workingFolder).dropLast()
    }

    /// The path from the folder to a file; nil for a file whose name does not fit in a line of text.
    func path(to file: String) -> String? {
        guard file.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0 != "\u{7F}" }) else { return nil }
        let target = AbsolutePath.components(of: file, from: workingFolder)
        let shared = zip(folder, target).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: folder.count - shared) + target[shared...].map(String.init)).joined(
            separator: "/")
    }
}
