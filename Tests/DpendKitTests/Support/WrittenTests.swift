import Testing

@testable import DpendKit

/// Each syntax escapes the texts of inputs.
@Suite struct WrittenTests {
    @Test(arguments: [
        ("plain: é 👍 #1", "plain: é 👍 #1"), ("a\nb\r\nc\td", "a\\nb\\r\\nc\\td"),
        ("\u{1B}[31m\u{7F}\u{9B}", "\\u{1b}[31m\\u{7f}\\u{9b}"),
        ("a\u{2028}b\u{202E}c", "a\\u{2028}b\\u{202e}c"), ("::error::a", "\\u{3a}:error::a"), ("  ::a", "  \\u{3a}:a"),
        (":", "\\u{3a}"),
        ("a ##[error]", "a #\\u{23}[error]"), ("##vso[a]", "#\\u{23}vso[a]"), ("## a heading [1]", "## a heading [1]"),
        ("", ""),
    ])
    func textsOfInputsStandOnOneLineOfTheTerminal(_ text: String, _ shown: String) {
        #expect(("\(text)" as TerminalText).text == shown)
    }

    @Test func literalsAreWrittenUnchanged() {
        let inner: TerminalText = "one\n\("two\n")"
        #expect(("\(inner)\n\(3)\u{1B}[0m" as TerminalText).text == "one\ntwo\\n\n3\u{1B}[0m")
        #expect(TerminalText(lines: "a\n::b\u{1B}\n").text == "a\n\\u{3a}:b\\u{1b}\n")
    }

    private static let hostile = "\"]\\%:,;|<b>&'{{a}}\n\u{9B}\u{202E}"

    @Test func eachSyntaxEscapesWhatItKnows() {
        #expect(("\(Self.hostile)" as Written<DotSyntax>).text == #"\"]\\%:,;|<b>&'{{a}} \\u{9b}\\u{202e}"#)
        #expect(("\(Self.hostile)" as Written<GitHubSyntax>).text == #""]\%25:,;|<b>&'{{a}}\n\u{9b}\u{202e}"#)
        #expect(
            ("\(Self.hostile)" as Written<GitHubPropertySyntax>).text == #""]\%25%3A%2C;|<b>&'{{a}}%0A\u{9b}\u{202e}"#)
        #expect(
            ("\(Self.hostile)" as Written<HTMLSyntax>).text == "&quot;]\\%:,;|&lt;b&gt;&amp;&#39;{{a}}\n\u{9B}\u{202E}")
        #expect(("\("<\u{2028}&>")" as Written<HTMLDataSyntax>).text == #"\u003c\u2028\u0026\u003e"#)
        #expect(
            ("\(Self.hostile)" as Written<MermaidSyntax>).text
                == "#34;#93;#92;#37;:,#59;#124;#60;b#62;#38;#39;#123;#123;a#125;#125;#10;#155;#8238;")
    }

    @Test func placesOfAFileAreFilledOnce() {
        let page = Written<HTMLSyntax>(
            resource: Array("{{a}}, {{b}}; {{unknown}}}}".utf8), places: ["a": "{{b}}", "b": "\("<")"])
        #expect(page.text == "{{b}}, &lt;; }}")
    }

    @Test func jsonHasNoTerminalCommands() {
        let text = JSONValue.array([.string("é…\u{9B}31m\u{2028}\u{202E}\u{7F}\u{1B}\"\\")]).compact
        #expect(text == #"["é…\u009b31m\u2028\u202e\u007f\u001b\"\\"]"#)
    }
}
