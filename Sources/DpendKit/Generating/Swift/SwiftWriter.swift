/// Writes Swift. Only this type handles lines, indentation and line breaks.
///
/// Code that fits stays on one line. Other code is broken from the outside in: each parameter, argument, element and
/// statement of a closure gets its own line.
struct SwiftWriter {
    static let lineLimit = 116
    private static let indentation = 4

    /// The separator between a module and a name that it declares.
    private let moduleSeparator: String
    /// The modules before such names.
    private(set) var modules: Set<String> = []
    /// The finished lines.
    private(set) var text = ""
    private var lineCount = 0
    /// The finished lines of each declaration and statement that has lines of its own.
    private(set) var units: [Range<Int>] = []
    private var line = Line()
    private var depth = 0
    /// The maximum length of the current line, if everything must fit on it; nil if lines may be broken.
    private var limit: Int?
    /// Whether the text does not fit on that line.
    private var isTooLong = false

    init(moduleSeparator: String = ".") { self.moduleSeparator = moduleSeparator }

    /// The current line.
    private struct Line {
        var text = ""
        var width = 0
    }

    /// Whether everything is written on one line, or else not at all.
    var isOnOneLine: Bool { limit != nil }

    /// Writes code without a line break.
    mutating func write(_ code: SwiftCode) { write(code.text) }

    private mutating func write(_ text: String) {
        if text.isEmpty || isTooLong { return }
        let text = text.utf8.contains(0x01) ? separated(text) : text
        if line.text.isEmpty {
            line.width = depth * Self.indentation
            line.text = String(repeating: " ", count: line.width)
        }
        line.text += text
        line.width += Self.width(of: text)
        if let limit, line.width > limit { isTooLong = true }
    }

    private mutating func separated(_ text: String) -> String {
        let parts = text.split(separator: ModuleName.mark, omittingEmptySubsequences: false)
        for part in parts.dropLast() {
            modules.insert(String(part.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed()))
        }
        return parts.joined(separator: moduleSeparator)
    }

    /// Ends the line.
    mutating func endLine() {
        if isOnOneLine {
            isTooLong = true
            return
        }
        text += line.text
        text += "\n"
        lineCount += 1
        line = Line()
    }

    /// Writes a declaration or a statement with the end of its last line.
    mutating func unit(_ body: (inout SwiftWriter) -> Void) {
        let start = lineCount
        body(&self)
        endLine()
        units.append(start..<lineCount)
    }

    /// Writes code with its line breaks. The last line stays open.
    mutating func writeLines(_ code: SwiftCode) {
        for (number, line) in code.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if number > 0 { endLine() }
            write(String(line))
        }
    }

    /// Writes indented code.
    mutating func indented(_ body: (inout SwiftWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Writes code on this line if it fits together with the text that must follow.
    ///
    /// - Returns: Whether it was written.
    mutating func fit(before following: Int = 0, _ body: (inout SwiftWriter) -> Void) -> Bool {
        if isOnOneLine {
            body(&self)
            return true
        }
        let start = line
        limit = Self.lineLimit - following
        body(&self)
        limit = nil
        if !isTooLong { return true }
        isTooLong = false
        line = start
        return false
    }

    /// Whether more columns do not fit on the line, which can be broken.
    func isFull(for columns: Int) -> Bool { !isOnOneLine && line.width + columns > Self.lineLimit }

    /// Reserves space on the line for a comma after the last element, as swift-format does even if there is none.
    mutating func narrow() { limit = limit.map { $0 - 1 } }

    /// Writes elements separated by commas: on this line, or else one per line.
    mutating func list<Element>(
        _ elements: [Element], isCollection: Bool = false,
        _ write: (inout SwiftWriter, Element, _ following: Int) -> Void
    ) {
        if isOnOneLine {
            for (number, element) in elements.enumerated() {
                if number > 0 { self.write(", " as SwiftCode) }
                write(&self, element, 0)
            }
            return
        }
        endLine()
        indented { writer in
            for (number, element) in elements.enumerated() {
                let hasComma = number < elements.count - 1 || isCollection && elements.count > 1
                write(&writer, element, hasComma ? 1 : 0)
                writer.write(hasComma ? "," : "" as SwiftCode)
                writer.endLine()
            }
        }
    }

    /// The number of columns of a text.
    static func width(of code: SwiftCode) -> Int { width(of: code.text) }

    private static func width(of text: String) -> Int { text.unicodeScalars.count }
}
