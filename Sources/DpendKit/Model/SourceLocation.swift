/// A place in a file, printed as compilers print it: `path:line:column`.
public struct SourceLocation: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The path as the user wrote it.
    public let path: String
    /// The line, counted from 1.
    public var line: Int { Int(storedLine) }
    /// The column, counted from 1 in UTF-8 bytes as `swiftc` counts them.
    public var column: Int { Int(storedColumn) }

    // Each parameter of each initializer has a place, and no input has two billion bytes.
    private let storedLine: Int32
    private let storedColumn: Int32

    /// Creates a place from a path and a line and column that start at 1.
    public init(path: String, line: Int, column: Int) {
        self.path = path
        storedLine = Int32(clamping: line)
        storedColumn = Int32(clamping: column)
    }

    /// The place of text on the command line, printed without line and column.
    public static let commandLine = SourceLocation(path: "dpend", line: 0, column: 0)

    /// Whether the place is in a file. The command line is not.
    public var isInFile: Bool { line > 0 }

    public var description: String { line == 0 ? path : "\(path):\(line):\(column)" }

    public static func < (left: Self, right: Self) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}
