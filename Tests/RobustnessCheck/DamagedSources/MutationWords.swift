import SeededRandom

/// The words that mutations insert.
enum MutationWords {
    static let scalars = [
        "\u{FEFF}", "\u{0}", "\u{1}", "\u{7F}", "\u{85}", "\u{A0}", "\u{200B}", "\u{200D}", "\u{200F}", "\u{202E}",
        "\u{2028}", "\u{2029}", "\u{2066}", "\u{301}", "\u{E000}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "👩‍👩‍👧‍👦", "🇩🇪", "é",
        "ß",
        "\r", "\r\n", "\u{B}", "\u{C}", "\t", "\\", "$", "#", "@",
    ]

    static let words = [
        "class", "struct", "actor", "enum", "protocol", "extension", "typealias", "func", "init", "init?", "deinit",
        "var",
        "let", "static", "convenience", "public", "private", "open", "nonisolated", "@MainActor", "async", "throws",
        "throws(E)", "any", "some", "inout", "@escaping", "where", "import", "return", "if", "else", "switch", "case",
        "self", "Self", "Any", "super", "nil", "_", "_ =", ".", "..", "...", "->", "=>", "?", "!", "&", "&&", "==", "=",
        ":",
        ",", ";", "@", "#", "\\", "\\.x", "$0", "``", "` `", "`a b`", "`a.b`", "`a\"b`", "0x", "1e999", "0b2",
        "99999999999999999999999999", "DependencyConfiguration", "DependencyRegistration", "DependencyRegistration<",
        "DependencyRegistration<>", "Tagged", "Tagged<", "Lazy<Int>", "Assisted", "Optional<", "Array<Int>", "(,)",
        "[:]",
        "[Int]", "[3 of Int]", "()", "(a: Int)", "(Int) -> Int", "~Copyable", "repeat each T", "each T", "Int.Type",
        "Int.Protocol", "A.B.C", "#if DEBUG", "#endif", "#else", "@available(*, unavailable)", "// dpend:ignore",
        "macro",
        "#file", "@attached(member)", "precedencegroup", "operator", "subscript", "associatedtype", "<T: P>",
        "<each T>",
        "<let n: Int>", "weak", "unowned(unsafe)", "lazy", "indirect", "consuming", "borrowing", "sending", "isolated",
        ".singleton", ".weakSingleton", "scope:", "tag:", "get", "set", "{ get }", "didSet", "@Sendable", "rethrows",
    ]

    /// Parts that may repeat without end.
    static let links = [
        "?", "!", ".a", ".A", ".Type", ".Protocol", " & A", "()", "[0]", " + 1", " -> A", ", a: A", ": A", " = a",
        "::a",
        " async", "@a ", "public ", "\\", "\n", "#if A\n", "#endif\n", "else if a {} ", " as A", " ?? a", "/", "#",
        "\"", "<A>",
        " && a", " || !a", "try ", "await ", "any ", "some ", "-", "!", "~", "&", "if ", "return ", "inout ", "_: ",
        "case a: ",
    ]

    static let conditions = [
        "#if", "#if DEBUG", "#if !DEBUG", "#elseif", "#elseif A", "#else", "#endif", "#if os(", "#if os(Linux)",
        "#if os()",
        "#if os(a, b)", "#if canImport(A.B)", "#if canImport(UIKit, _version: 99999999999999999999.1)",
        "#if swift(>=5)",
        "#if swift(>=)", "#if compiler(<99999999999999999999)", "#if compiler(>=5.-1)", "#if swift(\"a\")", "#if A && ",
        "#if A == B", "#if ((A)", "#if { }", "#if _endian(little)", "#if _pointerBitWidth(_64)", "#if hasFeature(A)",
        "#if $A", "#if \"a\"", "#if A ? B : C", "#if try A", "#if 1", "#if A || B && !C\n#else",
        "#if _compiler_version(\"1.*.3\")",
        "#if _compiler_version(\"99999999999999999999\")", "#if _hasAtomicBitWidth(_8)", "#if true\n#elseif os(macOS)",
        "#sourceLocation(file: \"a\", line: 1)", "#sourceLocation()", "#error(\"a\")", "#warning(",
        "#if arch(x86_64)\n#endif",
        "#if objectFormat(ELF)", "#if _runtime(_ObjC)", "#if targetEnvironment(simulator)", "#if _ptrauth(_none)",
        "#unknown",
    ]

    static let literals = [
        "\"", "\"\"", "\"\"\"", "\"\"\"\n", "#\"", "\"#", "##\"\"\"\n", "\\(", "\"\\(", "\"\\(\"\\(", "\\#(", "\\u{",
        "\"\\u{110000}\"",
        "\"\\u{D800}\"", "/", "#/", "/#", "#/\n", "/(?<a>", "/[/", "#/[", "'a'", "\"\"\"\n  a\n \"\"\"", "0x1p", "1__",
        "0o9", "1.e", ".5",
        "\"\\", "#\"\\#", "\"a\n", "\"\u{0}\"", "/*", "/* /*", "//", "///", "#!", "<#a#>", "<#",
    ]

    private static let brackets: [(open: String, close: String)] = [
        ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("A<", ">"), ("class A {", "}"), ("struct A { enum B {", "}}"),
        ("init(a: ", ")"), ("#if A\n", "\n#endif"), ("{ a in ", "}"), ("\"\\(", ")\""), ("[a: ", "]"), ("(a: ", ")"),
        ("if a {", "}"), ("func a() {", "}"), ("switch a { case b:", "}"), ("/*", "*/"), ("@a(", ")"), ("() -> (", ")"),
        ("extension A {", "}"), ("a(", ")"), ("do {", "} catch {}"), ("((", ") -> A)"), ("if a {} else { ", "}"),
        ("`", "`"),
        ("typealias A = (", ")"), ("var a: A { ", "}"), ("#\"", "\"#"), ("#a(", ")"), ("[(", ")]"), ("Optional<", ">"),
    ]

    /// Brackets of one kind, many levels deep. Some of them are not closed.
    static func nest(_ random: inout RandomSource) -> String {
        let kind = random.element(of: brackets)
        let depth = depth(&random)
        let closed = random.number(below: 3) == 0 ? random.number(below: depth + 1) : depth
        let core = random.element(of: ["", "A", "a", "1", "\n", "class B {}"])
        return String(repeating: kind.open, count: depth) + core + String(repeating: kind.close, count: closed)
    }

    static func depth(_ random: inout RandomSource) -> Int {
        random.element(of: [2, 3, 5, 10, 20, 50, 100, 200, 300])
    }
}
