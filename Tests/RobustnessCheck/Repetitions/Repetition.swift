import SeededRandom

/// A text that repeats a few fragments, so that work which grows faster than the text shows.
struct Repetition {
    /// The file that has the text.
    let kind: Kind
    let text: String
    /// The repeated fragments, for people.
    let description: String

    /// The kinds of files that dpend reads.
    enum Kind: String, CaseIterable {
        case source, words, aliases, manifest, xcodeGen, propertyList, configuration, moduleFile
    }

    /// - Parameter number: The number of the input. Every other input repeats words.
    init(_ number: Int, _ random: inout RandomSource) {
        if number % 2 == 1 {
            let words = WordRepetition(number / 2)
            (kind, text, description) = (.words, words.text, words.description)
            return
        }
        // Sources have by far the most forms.
        let others = Kind.allCases.filter { $0 != .words }
        kind = random.number(below: 3) > 0 ? .source : random.element(of: others)
        switch kind {
        case .source, .words:
            (text, description) = Self.nest(Self.sourceContexts, Self.sourceFragments, closing: Self.closers, &random)
        case .aliases: (text, description) = Self.chain(&random) { "typealias \($0) = \(Self.joined($1, &$2))" }
        case .manifest: (text, description) = Self.manifest(&random)
        case .xcodeGen: (text, description) = Self.xcodeGen(&random)
        case .propertyList: (text, description) = Self.propertyList(&random)
        case .configuration:
            (text, description) = Self.nest(
                ["inputs: ", "", "targets: "], Self.yamlFragments, closing: ["]", "}", "\n", ""], &random)
        case .moduleFile:
            (text, description) = Self.nest(
                [""], ["[", "{\"a\":", "[{\"key\":", "[[],", "\"\\u0041", "1,"], closing: ["]", "}", ""], &random)
        }
    }

    // MARK: Nested fragments

    /// Code before the repeated fragments.
    private static let sourceContexts = [
        "", "func f() { let x = ", "func f() -> Foo", "class A { init(a: ", "let x: ", "typealias A = ", "@a(",
        "class A<T> where ", "class A { var x: ", "func f() { ",
        "let x = ", "func f(a: Int = ", "import Swinject\nfunc f(c: Container) { c.register(A.self) { _ in ",
        "import Factory\nextension Container { var a: Factory<A> { ",
    ]

    private static let sourceFragments = [
        "\"\\(", "\"", "(", "(& ", "((", "(a, ", "(a: ", "f(", "f { ", "f({ ", "({ ", "[", "[a, ", "[a: ", "[[", "<",
        "<T: ", "A<", "{", "{ a in ", "@a ", "@a(", "@a @b ", "#if A\n",
        "#if A && (", "#elseif B\n", "#else\n", "#endif\n", "-> ", "() -> ", ".a", ".a()", ".a(", "?", "!", "&", "-",
        "+", "! ", "a + ", "a ? b : ", "a ?? ", "try ", "await ", "\"\"\"\n", "#\"\\#(",
        "#\"", "##\"", "\\", "\\.", "\\(", "/", "/*", "*/", "//", "0x", "1", "a", " ", "\n", ";", ",", ":", "=", "`",
        "$0", "some ", "any ", "each ", "repeat ", "inout ", "if a {", "if ", "guard ",
        "switch a { case ", "case .a(", "case let ", "let (", "let a = ", "var a: ", "func f() ", "func f(",
        "class A {", "struct A { ", "extension A {", "enum A { case a(", "init(", "protocol P {",
        "as ", "is ", "as! ", "where ", "where T: ", "for a in ", "while ", "do {", "catch ", "return ", "throw ",
        "\u{2028}", "\u{0}", "é", "import a\n", "a.b.", "A.B<", "~", "~A", "& A", "A & ",
        "Optional<", "Lazy<", "Tagged<A, ", "() async throws -> ", "@escaping ", "@MainActor ", "@Assisted ", "#a(",
        "#a { ", "macro a(", "precedencegroup a {", "operator ", "subscript(", "get {",
        "if let ", "if #available(", "\"\\(a)", "\"\" + ", "[] + ", "<a>", "()", "[]", "{}", "a<b>(", "(a < b, c > (",
        "<<", ">>", "0x\"", " 0x\"",
    ]
    private static let closers = [
        "", ")", "]", "}", ">", "\"", "\")", "})", "\n", "#endif\n", "*/", "a)", "1]", " 0x\"",
    ]
    private static let yamlFragments = [
        "[", "{a: ", "- ", "- - ", "a: ", "? ", "&a [", "*a", "[*a, ", "!a ", "|", ">", "\"", "'", "# ", "\n ", "<<: ",
        "{<<: ",
    ]

    private static func nest(
        _ contexts: [String], _ fragments: [String], closing: [String], _ random: inout RandomSource
    ) -> (String, String) {
        let context = random.element(of: contexts)
        var text = context
        var words = ["'\(context)'"]
        for _ in 0...random.number(below: 2) {
            let unit = (0...random.number(below: 3)).map { _ in random.element(of: fragments) }.joined()
            let count = length(&random) / max(1, unit.utf8.count) + 1
            text += String(repeating: unit, count: count)
            words.append("'\(unit)' × \(count)")
            if random.number(below: 2) == 0 {
                let end = random.element(of: closing)
                let ends = random.number(below: 2) == 0 ? count : random.number(below: count + 1)
                text += String(repeating: end, count: ends)
                words.append("'\(end)' × \(ends)")
            }
        }
        return (text, words.joined(separator: ", "))
    }

    /// A length between 16 bytes and 64 KB. Short texts are as frequent as long ones.
    private static func length(_ random: inout RandomSource) -> Int {
        let power = 4 + random.number(below: 12)
        return (1 << power) + random.number(below: 1 << power)
    }

    // MARK: References

    /// Names that each refer to the next ones, with a first one that a class requires.
    private static func chain(
        _ random: inout RandomSource, _ line: (String, [String], inout RandomSource) -> String
    ) -> (String, String) {
        let count = 2 << random.number(below: 14)
        let width = 1 + random.number(below: 3)
        var lines = (0..<count).map { number in
            line("N\(number)", (0..<width).map { "N\(number + 1 + (random.number(below: 8) == 0 ? $0 : 0))" }, &random)
        }
        if random.number(below: 2) == 0 { lines.append("class N\(count) {}") }
        return (lines.joined(separator: "\n"), "\(count) names, \(width) in each")
    }

    private static func joined(_ names: [String], _ random: inout RandomSource) -> String {
        if names.count == 1, random.number(below: 2) == 0 { return names[0] }
        return random.element(of: [
            "(\(names.joined(separator: ", ")))", "[\(names[0])]", "\(names[0])?",
            "G<\(names.joined(separator: ", "))>", "(\(names[0])) -> \(names[names.count - 1])",
            names.joined(separator: " & "), "\(names[0]).M",
        ])
    }

    private static func manifest(_ random: inout RandomSource) -> (String, String) {
        let sign = random.element(of: ["+", " + ", ", ", "\\("])
        var (text, description) = chain(&random) { name, others, _ in
            switch sign {
            case ", ": "let \(name) = [\(others.joined(separator: sign))]"
            case "\\(": "let \(name) = \"\(others.map { "\\(\($0))" }.joined())\""
            default: "let \(name) = \(others.joined(separator: sign))"
            }
        }
        // Names that lead back to themselves.
        if random.number(below: 2) == 0 { text += "\nlet N2 = N0 + N1 + N0\nlet N1 = N2 + N2 + N0" }
        let use = random.element(of: [
            "targets: N0", "products: N0, targets: []", "targets: [.target(name: N0)]",
            "targets: [.target(name: \"A\", dependencies: N0, sources: N0)]",
        ])
        description += ", joined by '\(sign)', \(use)"
        return ("import PackageDescription\n\(text)\nlet package = Package(name: \"P\", \(use))\n", description)
    }

    private static func xcodeGen(_ random: inout RandomSource) -> (String, String) {
        let count = 1 + random.number(below: 64)
        let width = 1 + random.number(below: 3)
        func references(_ number: Int, _ form: (Int) -> String) -> String {
            (0..<width).map { form(number + 1 + $0 % 2) }.joined(separator: ", ")
        }
        let attributes = (0..<count).map { number in
            "      a\(number): '\((0..<width).map { _ in "${a\(number + 1)}" }.joined())'"
        }.joined(separator: "\n")
        let templates = (0..<count).map { number in
            "  T\(number):\n    templates: [\(references(number) { "T\($0)" })]\n    sources: [\(references(number) { "S\($0)" })]"
        }.joined(separator: "\n")
        let text =
            "name: P\ntargetTemplates:\n\(templates)\ntargets:\n  A:\n    type: application\n    platform: [iOS, macOS, tvOS]\n    templates: [T0]\n    templateAttributes:\n\(attributes)\n    sources: ['${a0}', S]\n"
        return (text, "\(count) attributes and templates, \(width) in each")
    }

    private static func propertyList(_ random: inout RandomSource) -> (String, String) {
        if random.number(below: 4) == 0 {
            let count = 1 + random.number(below: 24)
            return (binaryPropertyList(depth: count, width: 15), "binary, \(count) arrays of one another")
        }
        let xml = random.number(below: 3) == 0
        return nest(
            [xml ? "<?xml version=\"1.0\"?><plist>" : "// !$*UTF8*$!\n"],
            xml
                ? ["<array>", "<dict><key>a</key>", "<!--", "<string>", "&lt;", "<![CDATA["]
                : ["{a = ", "(", "(a, ", "\"", "{", "<", "/* ", "// ", "a = b;", "'", "\\"],
            closing: xml ? ["</array>", "</dict>", "-->", ""] : [")", "}", ";}", "\"", ""], &random)
    }

    /// Arrays whose elements are all the next array. The bytes are Latin-1, as ``bytes`` writes them.
    private static func binaryPropertyList(depth: Int, width: Int) -> String {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for number in 0..<depth {
            offsets.append(UInt8(truncatingIfNeeded: bytes.count))
            bytes +=
                number + 1 < depth
                ? [0xA0 | UInt8(width - 1)] + Array(repeating: UInt8(number + 1), count: width - 1) : [0x50]
        }
        let table = bytes.count
        bytes += offsets
        bytes += Array(repeating: 0, count: 6) + [1, 1]
        for number in [depth, 0, table] { bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * (7 - $0))) } }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// The content of the file.
    var bytes: [UInt8] {
        kind == .propertyList && text.hasPrefix("bplist")
            ? text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : Array(text.utf8)
    }
}
