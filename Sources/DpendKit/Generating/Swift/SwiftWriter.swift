/// Writes Swift: the only place that knows of lines, indentation and line breaks.
///
/// What fits is written on one line. What does not is broken from the outside in: parameters, arguments and elements stand on
/// a line each, as do the statements of a closure.
struct SwiftWriter {
    static let lineLimit = 116
    private static let indentation = 4

    /// What stands between a module and the name of something that it declares.
    private let moduleSeparator: String
    /// The modules that stand before such names.
    private(set) var modules: Set<String> = []
    /// The lines that are done.
    private(set) var text = ""
    private var line = Line()
    private var depth = 0
    /// How long the line may be on which all has to stand; nil where lines may be broken.
    private var limit: Int?
    /// Whether something does not fit on that line.
    private var isTooLong = false

    init(moduleSeparator: String = ".") { self.moduleSeparator = moduleSeparator }

    /// A line that is being written.
    private struct Line {
        var text = ""
        var width = 0
    }

    /// Whether all is written on one line, or else not at all.
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
        if isOnOneLine { return isTooLong = true }
        text += line.text
        text += "\n"
        line = Line()
    }

    /// Writes code on the lines that it has, the last of which stays open.
    mutating func writeLines(_ code: SwiftCode) {
        for (number, line) in code.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if number > 0 { endLine() }
            write(String(line))
        }
    }

    /// Writes what stands a step further to the right.
    mutating func indented(_ body: (inout SwiftWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Writes something on this line, if it fits with what has to follow it there.
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

    /// Leaves room on the one line for the comma behind the last element, as swift-format does even where there is none.
    mutating func narrow() { limit = limit.map { $0 - 1 } }

    /// Writes elements with commas between them: on this line, or else on a line each.
    mutating func list<Element>(
        _ elements: [Element], isCollection: Bool = false, _ write: (inout SwiftWriter, Element, _ following: Int) -> Void
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

    /// How many columns a text takes.
    static func width(of code: SwiftCode) -> Int { width(of: code.text) }

    private static func width(of text: String) -> Int { text.unicodeScalars.count }
}
