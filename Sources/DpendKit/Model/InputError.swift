/// An error that ends a run before there is a verdict: in the outside world or on the command line.
///
/// A problem in the user's code is never thrown. It is a ``Diagnostic``.
public struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds, with the exit status of each as `sysexits.h` has them.
    public enum Kind: Int32, Sendable {
        /// Wrong options or arguments.
        case usage = 64
        /// A malformed file.
        case malformed = 65
        /// A file or folder that does not exist or cannot be read.
        case missing = 66
        /// An output that cannot be written.
        case unwritable = 73
        /// An output that cannot be written completely, for example on a full disk.
        case incomplete = 74
    }

    public let kind: Kind
    /// The problem, without a full stop.
    public let message: String
    /// The place, if it is in a file.
    public let location: String?

    /// Lines to show below the message, such as the pattern with a mark at the mistake.
    package var excerpt: [String] = []

    /// Creates an error; `location` is a path, or `path:line:column`.
    public init(_ kind: Kind, _ message: String, at location: String? = nil) {
        self.kind = kind
        self.message = message
        self.location = location
    }

    public var description: String { text.text }

    /// The error as people read it, without the end of its line.
    package var text: TerminalText {
        "\(location ?? "dpend"): error: \(message)\(excerpt.map { "\n  \($0)" as TerminalText })"
    }
}

extension InputError {
    /// Nobody waits for the result anymore.
    static let cancelled = InputError(.incomplete, "the run was cancelled")
}
