import Foundation

extension SourceTexts {
    /// The texts of files on disk.
    package static var onDisk: SourceTexts {
        SourceTexts { path in
            FileManager.default.contents(atPath: path).flatMap { String(bytes: $0, encoding: .utf8) }
        }
    }
}
