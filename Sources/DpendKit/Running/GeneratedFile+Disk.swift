extension GeneratedFile {
    /// The text on disk; nil if the file does not exist or is not a text.
    package func currentText() -> String? {
        (try? FactoryLoader.readUTF8(path, .document)).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// Whether the output is written in place, such as '/dev/stdout'.
    package static func isWrittenInPlace(_ path: String) -> Bool { OutputFile(path: path).isInPlace }

    /// Writes the file unless it already has this text, and returns whether it did.
    ///
    /// The text is written to a temporary file beside it, which then replaces it. So an interrupted run leaves the old
    /// file. Missing folders are created.
    ///
    /// - Throws: ``InputError`` for an output that cannot be written.
    @discardableResult
    package func write() throws(InputError) -> Bool {
        do throws(OutputFile.Failure) { return try OutputFile(path: path).write(Array(text.utf8)) } catch {
            throw inputError(error)
        }
    }

    /// Writes a new file. It never follows a link, because a link in a repository may lead anywhere.
    ///
    /// - Parameter isReplacing: Whether to replace a file or a link with this name.
    /// - Throws: ``InputError`` for a file that exists, or cannot be written.
    package func create(isReplacing: Bool = false) throws(InputError) {
        do throws(OutputFile.Failure) {
            try OutputFile(path: path).create(Array(text.utf8), isReplacing: isReplacing)
        } catch {
            throw inputError(error)
        }
    }

    /// Whether there is a file, a folder or a link with this name. Links are not followed.
    package var isThere: Bool { FileStatus.owner(ofEntry: path) != nil }

    /// Whether ``create(isReplacing:)`` would only repeat what an earlier run wrote.
    package var isWritten: Bool { !FileStatus.isLink(path) && currentText() == text }

    private func inputError(_ failure: OutputFile.Failure) -> InputError {
        switch failure {
        case .folder: InputError(.unwritable, "the folder of the output cannot be created", at: path)
        case .refused(let reason):
            InputError(.unwritable, "the output cannot be written\(reason.map { ": \($0)" } ?? "")", at: path)
        case .incomplete(let reason):
            InputError(.incomplete, "the output cannot be written completely: \(reason)", at: path)
        }
    }
}
