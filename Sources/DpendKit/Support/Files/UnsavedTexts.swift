import Foundation

/// The texts of files that an editor has open and has not saved. Each of them replaces the text on disk for all of this
/// process.
///
/// The lock guards all state.
final class UnsavedTexts: @unchecked Sendable {
    static let shared = UnsavedTexts()

    private let lock = NSLock()
    /// By absolute path.
    private var texts: [String: InputFile] = [:] { didSet { names = Set(texts.keys.map(Self.name)) } }
    /// The last parts of these paths.
    private var names: Set<Substring> = []
    private var lastNumber: UInt64 = 0

    private init() {}

    /// Sets the text of a file, or removes it.
    ///
    /// - Parameter path: An absolute path without `.` and `..`.
    func set(_ text: String?, at path: String) {
        lock.withLock {
            guard let text else {
                texts[path] = nil
                return
            }
            lastNumber += 1
            let bytes = Array(text.utf8)
            texts[path] = InputFile(bytes: bytes, status: FileStatus(ofUnsavedText: lastNumber, size: bytes.count))
        }
    }

    /// The text of a file; nil if no editor has changed it.
    func file(at path: String) -> InputFile? {
        // Most files have another name than all of these, and an absolute path takes as long as reading a file.
        guard lock.withLock({ names.contains(Self.name(path)) }) else { return nil }
        let path = AbsolutePath.of(path, from: FileManager.default.currentDirectoryPath)
        return lock.withLock { texts[path] }
    }

    private static func name(_ path: String) -> Substring {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    }

    /// The text of a file; nil if no editor has changed it.
    ///
    /// - Parameter path: An absolute path without `.` and `..`.
    func text(at path: String) -> String? {
        lock.withLock { texts[path].map { String(decoding: $0.bytes, as: UTF8.self) } }
    }

    /// The status of a file with the text that counts; nil if it does not exist on disk.
    func status(of path: String) -> FileStatus? { FileStatus(path).map { file(at: path)?.status ?? $0 } }

    /// Whether no editor has changed any file.
    var isEmpty: Bool { lock.withLock { texts.isEmpty } }
}

extension FileStatus {
    /// The status of a text in an editor. No file on disk has it, and no other text.
    fileprivate init(ofUnsavedText number: UInt64, size: Int) {
        (kind, self.size, modified, changed, device, identifier) = (.file, size, 0, 0, -1, number)
    }
}
