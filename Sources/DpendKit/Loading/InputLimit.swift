/// The maximum size of input files. Real files are smaller, and machines have enough memory for it.
package enum InputLimit: Sendable {
    /// A Swift source. Reading it takes up to 50 times its size.
    case source
    /// A module file, a saved graph or a baseline. ``JSONValue`` also limits the number of values.
    case document
    /// A configuration file.
    case configuration
    /// A file that lists paths, or the header for generated files.
    case text

    /// The size in bytes.
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
        case .source: "; exclude it with '--exclude'"
        case .document, .configuration, .text: ""
        }
    }
}

extension InputError {
    /// Why a file was not read.
    init(_ failure: InputFile.Failure, at path: String, _ limit: InputLimit) {
        switch failure {
        case .missing: self.init(.missing, "the file or folder does not exist", at: path)
        case .unreadable(let reason): self.init(.missing, "the file cannot be read: \(reason)", at: path)
        case .notRegular(let kind):
            self.init(.missing, "this is \(kind.noun), and dpend reads only regular files", at: path)
        case .tooLarge:
            self.init(
                .malformed, "the file has more than \(limit.size >> 20) MB, the maximum that dpend reads\(limit.way)",
                at: path)
        }
    }
}

extension InputError {
    /// Why a text was not read as a JSON document.
    ///
    /// - Parameter kinds: The kind of file that it is not, such as `not a module file of dpend`.
    init(_ failure: JSONValue.Failure, at path: String, _ kinds: String) {
        switch failure {
        case .malformed: self.init(.malformed, "the file is not valid JSON, so it is \(kinds)", at: path)
        case .tooLarge(let reason): self.init(.malformed, "\(reason), the maximum that dpend reads", at: path)
        }
    }
}
