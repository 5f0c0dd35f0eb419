/// How much dpend reads of a file: more than any real file has, and less than what a machine has memory for.
package enum InputLimit: Sendable {
    /// A Swift source, which takes up to 50 times its size to read.
    case source
    /// A module file, a saved graph or a baseline; how many values it may have is another limit (``JSONValue``).
    case document
    /// A configuration file.
    case configuration
    /// A file that lists paths, or the comments for the top of what is written.
    case text

    /// In bytes.
    var size: Int {
        switch self {
        case .source: 16 << 20
        case .document: 256 << 20
        case .configuration: 4 << 20
        case .text: 64 << 20
        }
    }

    fileprivate var way: String {
        switch self {
        case .source: "; leave it out with '--exclude'"
        case .document, .configuration, .text: ""
        }
    }
}

extension InputError {
    /// Why a file was not read.
    init(_ failure: InputFile.Failure, at path: String, _ limit: InputLimit) {
        switch failure {
        case .missing: self.init(.missing, "there is no such file or folder", at: path)
        case .unreadable(let reason): self.init(.missing, "the file cannot be read: \(reason)", at: path)
        case .notRegular(let kind): self.init(.missing, "this is \(kind.noun), and dpend reads only regular files", at: path)
        case .tooLarge:
            self.init(.malformed, "the file has more than \(limit.size >> 20) MB, which is the most that dpend reads of it\(limit.way)", at: path)
        }
    }
}

extension InputError {
    /// Why a text is not read as a JSON document.
    ///
    /// - Parameter kinds: What it is not, being no JSON, as `no module file of dpend`.
    init(_ failure: JSONValue.Failure, at path: String, _ kinds: String) {
        switch failure {
        case .malformed: self.init(.malformed, "this is no JSON, so \(kinds)", at: path)
        case .tooLarge(let reason): self.init(.malformed, "\(reason), which is more than dpend reads", at: path)
        }
    }
}
