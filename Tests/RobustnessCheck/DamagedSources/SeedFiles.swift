import Foundation

/// The Swift files from which inputs are made.
struct SeedFiles: Sendable {
    struct File: Sendable {
        /// The path below the named folder, so that a workload does not depend on the folder's place.
        var path: String
        var bytes: [UInt8]
        /// The position of the first file of its folder, and the number of files.
        var neighbours: Range<Int>
    }

    let files: [File]

    /// A larger file adds time rather than cases.
    private static let maximumSize = 60_000

    /// Reads the Swift files below folders, sorted.
    init(folders: [String]) {
        var files: [File] = []
        for folder in folders {
            let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
            for name in names where name.hasSuffix(".swift") {
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
                    (1...Self.maximumSize).contains(data.count), String(bytes: data, encoding: .utf8) != nil
                else { continue }
                files.append(File(path: name, bytes: Array(data), neighbours: 0..<0))
            }
        }
        var start = 0
        for position in files.indices {
            if Self.folder(files[position].path) != Self.folder(files[start].path) { start = position }
            for earlier in start...position { files[earlier].neighbours = start..<(position + 1) }
        }
        self.files = files
    }

    private static func folder(_ path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
}
