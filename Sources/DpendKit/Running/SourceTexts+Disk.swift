import Foundation

extension SourceTexts {
    /// The texts of files on disk.
    package static var onDisk: SourceTexts {
        SourceTexts { path in
            (try? InputFile.read(path, upTo: InputLimit.source.size)).flatMap { String(bytes: $0.bytes, encoding: .utf8) }
        }
    }
}
