import Foundation

/// The tested checkout and its build products.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let tests = root.appendingPathComponent("Tests/EndToEndTests")

    /// The folder of the executable under test: beside the test program, or around its bundle on macOS.
    static let binaries: URL = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("dpend").path
            var isDirectory: ObjCBool = false
            if FileManager.default.fileExists(atPath: candidate, isDirectory: &isDirectory), !isDirectory.boolValue {
                return folder
            }
            folder.deleteLastPathComponent()
        }
        fatalError("dpend was not built beside \(CommandLine.arguments[0])")
    }()

    /// The folders in a folder, sorted by name.
    static func folders(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.map(folder.appendingPathComponent).filter(isFolder)
    }

    static func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    }
}
