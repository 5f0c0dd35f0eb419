import SeededRandom

/// Texts that are code if they are not escaped.
enum Payload {
    /// The function that must never be called, and the file that must never be created.
    static let marker = "dpendMarker"

    /// Texts that break out of names, strings and comments of Swift.
    static let swift = [
        "`Any /*`", "`*/ \(marker)() /*`", "\" + \(marker)() + \"", "\\(\(marker)())", "\\\" + \(marker)() + \\\"",
        "\"; \(marker)(); \"",
        "x\"#; \(marker)(); #\"", "\"\"\"\n\(marker)()\n\"\"\"", "*/ \(marker)() /*", "/* */ \(marker)()",
        "// \n\(marker)()", "\n\(marker)()\n",
        "\r\(marker)()", "\u{2028}\(marker)()", "\u{B}\(marker)()", "\u{85}\(marker)()", "A; \(marker)()",
        "A { \(marker)() }", "A } \(marker)() {",
        "A) { \(marker)() }", "A = \(marker)()", "A: Int = \(marker)()", "A, B: Int = \(marker)()",
        "A = { \(marker)() }()", "A(\(marker)())",
        "A<B>(\(marker)())", "A.init(\(marker)())", "A] + [\(marker)()", "A>() + \(marker)() + B<Int",
        "#if true\n\(marker)()\n#endif", "#\(marker)()",
        "A @\(marker)() B", "@A(\(marker)()) B", "A\u{0}\(marker)()", "`A`; \(marker)(); `B`", "`A`(\(marker)())",
        "`A` { \(marker)() }",
        "A`; \(marker)(); `B", "A` + \(marker)() + `B", "[\(marker)() of Int]", "[3 of \(marker)()]",
        "repeat (\(marker)())", "each \(marker)()", "~(\(marker)())",
        "some \(marker)()", "any (\(marker)())", "(_: \(marker)()) -> Int", "(a: Int = \(marker)())",
        "Int where A == \(marker)()", "Int throws(\(marker)()) -> Int",
        "() throws(\(marker)()) -> Int", "@Sendable(\(marker)()) () -> Int", "A if \(marker)()", "A as! \(marker)()",
        "A is \(marker)()", "A ? \(marker)() : B",
        "A && \(marker)()", "A == \(marker)()", "A.\(marker)()", "A?.\(marker)()", "A!.\(marker)()", "-> \(marker)()",
        "import \(marker)", "case \(marker)()",
        "return \(marker)()", "&\(marker)()", "/\(marker)()/", "$0.\(marker)()", "\\.\(marker)()", "<#\(marker)()#>",
        "'\(marker)()'", "A -> B { \(marker)() }",
        "A\u{202E}\(marker)()", "A\u{FEFF};\(marker)()", "A\u{200B};\(marker)()", "A\u{301}; \(marker)()", "A\u{A0}B",
        "A\u{2003}B", "A\u{3000}\(marker)()", "class", "Self", "self", "Type", "Protocol", "init",
        "subscript", "_", "", " ", "``", "`", "` `", "0", "0x1", "$", "$0", "A B", "A.", ".A", "A..B", "A::", "::A",
        "A::B", "Swift::print", "\\", "\"", "'", "#", "@",
    ]

    /// Names that Swift allows in backticks. They are code without them, or in strings and comments.
    static let rawNames = [
        "\" + \(marker)() + \"", "\"; \(marker)(); \"", "*/ \(marker)() /*", "/* \(marker)", "// \(marker)()",
        "\"\"\" + \(marker)() + \"\"\"", "x\"# + \(marker)() + #\"",
        "A; \(marker)()", "A { \(marker)() }", "A } \(marker)() {", "A) { \(marker)() }", "A = \(marker)()",
        "A: Int, B", "A) -> (B", "A> & <B", "A.B", "A::B", "A?.B!", "[A: B]",
        "#if false", "#endif", "#sourceLocation(file: \"x\", line: 1)", "@\(marker) A", "$(touch \(marker))", "$0",
        "%s", "{{data}}", "<script>\(marker)()</script>",
        "</script><script>\(marker)()</script>", "<!-- A", "--> A", "]]> A", "A\"] -> B [label=\"", "A\"]; n0[\"B",
        "::error file=a::\(marker)", "::stop-commands::\(marker)",
        "##[command]\(marker)", "a%0A::error::\(marker)", "&lt;\(marker)&gt;", "A ?? \(marker)()", "1 + 1 a",
        "a, b: Int", "in \(marker)()", "A -> B", "é ü", "名前", "a'b'c", "a;b", "a:b", "a|b",
        "a=b", "~a", "a&b", "self x", "A  B", "a\u{202E}b", "a\u{2066}b",
    ]

    /// Texts that break out of the other syntaxes that dpend writes: Make, HTML, DOT, Mermaid, GitHub's commands and
    /// terminals.
    static let foreign = [
        "a; touch \(marker)", "a: ; touch \(marker)", "$(shell touch \(marker))", "a$(shell touch \(marker))b",
        "`touch \(marker)`", "a = b", "a := $(shell touch \(marker))", "a%b",
        "a | b", "a#b", "a\\ b", "a\\", "a\n\ttouch \(marker)\n", "a:\n\ttouch \(marker)\n", "-include b", "define a",
        "a\tb", "a:b", "a::b", "$$(shell touch \(marker))", "${shell touch \(marker)}", "*", "?", "[a]", "~",
        "<script>\(marker)()</script>", "</script><script>\(marker)()</script>", "</title><script>\(marker)()</script>",
        "<!--<script>", "--><script>\(marker)()</script>",
        "]]><script>\(marker)()</script>", "<img src=x onerror=\(marker)()>", "\" onload=\"\(marker)()",
        "' onload='\(marker)()", "&lt;script&gt;", "javascript:\(marker)()", "{{data}}", "{{script}}",
        "\u{2028}\(marker)()", "\\u003cscript>",
        "\"; \(marker) [label=\"", "\"]; \(marker) -> b; a [label=\"", "\\\"; \(marker) [label=\\\"", "\\", "a\\",
        "a\"b", "<b>\(marker)</b>", "a\"} digraph b {", "\"] /* ", "\\N\\G\\E",
        "\"] \n click n0 \"javascript:\(marker)()\"", "a\"]\n\(marker)[\"b", "end\n\(marker)", "#quot;] \(marker)",
        "%%{init: {}}%%", "a --> \(marker)",
        "\n::error file=a::\(marker)", "::stop-commands::\(marker)", "\n::stop-commands::\(marker)",
        "\r::add-mask::\(marker)", "##[command]\(marker)", "\n##[error]\(marker)", "a%0A::error::\(marker)",
        "::set-output name=a::\(marker)",
        "\u{1B}[2J\(marker)", "\u{1B}]0;\(marker)\u{7}", "\u{1B}]8;;http://\(marker)\u{1B}\\", "\u{9B}2J\(marker)",
        "\u{9D}0;\(marker)\u{9C}", "\u{8}\u{8}\u{8}\(marker)", "\r\(marker)", "a\u{7F}b", "a\u{0}b",
        "\u{202E}\(marker)", "\u{2066}\(marker)", "\u{2029}\(marker)", "\u{85}\(marker)", "\u{1B}c",
        "\u{1B}P\(marker)\u{1B}\\", "%s%s%n", "%n$s", "../\(marker)", "/\(marker)", "\u{FEFF}a", "\u{FFFE}",
        "- a", "? a", "[a", "{a: b", "a: b", "!!python/object a", "&a", "*a", "|", ">", "@a", "%a", "---", "...", "\"",
        "'", "\"\\u0000\"",
    ]

    static func any(_ random: inout RandomSource) -> String {
        switch random.number(below: 9) {
        case 0, 1: random.element(of: swift)
        case 2, 3: random.element(of: rawNames)
        case 4, 5: random.element(of: foreign)
        case 6, 7: random.element(of: foreign) + random.element(of: swift)
        default: scalar(&random)
        }
    }

    /// A word with a character that Swift and dpend could treat differently.
    private static func scalar(_ random: inout RandomSource) -> String {
        let value = random.number(below: random.element(of: [0x300, 0x3100, 0x11_0000]))
        let scalar = Unicode.Scalar(UInt32(value)).map(String.init) ?? "a"
        return random.element(of: [scalar, "A\(scalar)", "\(scalar)A", "A\(scalar)B"])
    }
}
