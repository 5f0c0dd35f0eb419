/// Names in Swift's grammar.
package enum SwiftIdentifier {
    /// Words that need backticks as names.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while", "_",
    ]

    /// Words that can name a declaration, but have another meaning beside a type.
    private static let typeWords: Set<String> = ["async", "await", "each"]

    /// Whether the text can name a declaration or a module without backticks.
    package static func isPlain(_ text: String) -> Bool {
        isWord(text) && !keywords.contains(text)
    }

    /// Whether the text can name a declaration only in backticks.
    static func isKeyword(_ text: String) -> Bool { keywords.contains(text) }

    /// Whether the text can name a declaration, perhaps in backticks.
    package static func isName(_ text: String) -> Bool {
        if isWord(text) { return true }
        // Raw identifiers (SE-0451) may contain almost any text, but not only an operator or spaces.
        let scalars = text.unicodeScalars
        return !scalars.contains(where: endsName)
            && scalars.contains { !" \u{200E}\u{200F}".unicodeScalars.contains($0) }
            && scalars.contains { !"/=-+*%<>!&|^~.?".unicodeScalars.contains($0) }
    }

    /// The name for generated code, in backticks if Swift requires them.
    package static func escaped(_ name: String) -> String {
        // `Any` and `Self` are types here, not declared names.
        isPlain(name) && !typeWords.contains(name) || name == "Any" || name == "Self" ? name : inBackticks(name)
    }

    /// A call's argument label for generated code. Only three keywords require backticks there.
    package static func escapedLabel(_ label: String) -> String {
        isWord(label) && !["inout", "var", "let"].contains(label) ? label : inBackticks(label)
    }

    /// The replacement for a dot in a raw identifier, because dots separate the parts of a full name. It looks the
    /// same.
    private static let rawDot = "\u{2024}"

    /// The name of an identifier, without backticks.
    static func name(of identifier: String) -> String {
        guard identifier.utf8.first == UInt8(ascii: "`"), identifier.utf8.count > 2,
            identifier.utf8.last == UInt8(ascii: "`")
        else {
            return identifier
        }
        // The scalars are compared: a backtick and a combining mark after it are one character.
        let name = identifier.unicodeScalars.dropFirst().dropLast()
        return name.contains(".") ? name.map { $0 == "." ? rawDot : String($0) }.joined() : String(name)
    }

    /// The parts of a path, without backticks.
    package static func names(inPath path: String) -> [String] { parts(ofPath: path).map(\.name) }

    /// The parts of a path, each escaped as by ``escaped(_:)``. `Any` and `Self` are declared names here.
    static func escapedPath(_ path: String) -> String {
        parts(ofPath: path).map { (isPlain($0.name) ? escaped($0.name) : inBackticks($0.name)) + $0.separator }.joined()
    }

    private static func parts(ofPath path: String) -> [(name: String, separator: String)] {
        var parts: [(name: String, separator: String)] = []
        var (name, isRaw, rest) = ("".unicodeScalars, false, path.unicodeScalars[...])
        func end(_ separator: String) {
            parts.append((self.name(of: String(name)), separator))
            name = "".unicodeScalars
        }
        while let scalar = rest.popFirst() {
            if scalar == "`" { isRaw.toggle() }
            if !isRaw, scalar == "." {
                end(".")
            } else if !isRaw, scalar == ":", rest.first == ":" {
                rest.removeFirst()
                end("::")
            } else {
                name.append(scalar)
            }
        }
        end("")
        return parts
    }

    /// A raw identifier. Names do not contain the scalars that would end it. In any other text these become `_`.
    private static func inBackticks(_ text: String) -> String {
        let name = text.unicodeScalars.map { endsName($0) ? "_" : String($0) == rawDot ? "." : String($0) }.joined()
        return "`\(name)`"
    }

    /// Whether Swift allows a scalar in no name: backticks, backslashes, control characters, and most white space.
    private static func endsName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20, 0x200E, 0x200F: false
        case 0x60, 0x5C, 0..<0x20, 0x7F: true
        default: scalar.properties.isWhitespace
        }
    }

    static func isWord(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, continuesWord(first), !("0"..."9").contains(first) else { return false }
        return !combining.contains { $0.contains(first.value) } && scalars.dropFirst().allSatisfy(continuesWord)
    }

    private static func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
                || scalar == "_"
        }
        // Above the listed planes all scalars are letters, except the last two code points of each plane, which are not
        // characters.
        return scalar.value >= 0x10000
            ? scalar.value & 0xFFFF <= 0xFFFD && scalar.value < 0xF0000 : letters.contains { $0.contains(scalar.value) }
    }

    /// The letters of names beyond ASCII, below U+10000 ("Lexical Structure" of Swift's reference, after ISO's N1518).
    /// Invisible ones are missing: backticks show where such a name ends.
    private static let letters: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x167F,
        0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054...0x2054, 0x2070...0x218F, 0x2460...0x24FF,
        0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F,
        0x3040...0xD7FF, 0xF900...0xFD3D,
        0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFF8,
    ]

    /// The letters that no name begins with.
    private static let combining: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]
}
