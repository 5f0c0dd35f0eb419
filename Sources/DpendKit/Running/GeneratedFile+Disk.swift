import Foundation

extension GeneratedFile {
    /// The text on disk; nil when there is no such file or it is no text.
    package func currentText() -> String? {
        FileManager.default.contents(atPath: path).flatMap { String(bytes: $0, encoding: .utf8) }
    }

    /// Writes the file unless it has this text already, and says whether it did.
    ///
    /// The text goes into a temporary file beside it, which then takes its place, so that an interrupted run leaves the
    /// old file. Folders on the way are made.
    ///
    /// - Throws: ``InputError`` of an unwritable output.
    @discardableResult
    package func write() throws(InputError) -> Bool {
        let content = Data(text.utf8)
        if FileManager.default.contents(atPath: path) == content { return false }
        // Through a link the file that it leads to is replaced, not the link.
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw InputError(.unwritable, "the folder of the output cannot be made", at: path)
        }
        do {
            try content.write(to: url, options: .atomic)
        } catch {
            throw InputError(.unwritable, "the output cannot be written there", at: path)
        }
        return true
    }
}
