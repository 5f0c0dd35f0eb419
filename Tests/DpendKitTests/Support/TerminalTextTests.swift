import Testing

@testable import DpendKit

/// What people see of texts of inputs.
@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("plain: é 👍 #1", "plain: é 👍 #1"), ("a\nb\r\nc\td", "a\\nb\\r\\nc\\td"), ("\u{1B}[31m\u{7F}\u{9B}", "\\u{1b}[31m\\u{7f}\\u{9b}"),
        ("a\u{2028}b\u{202E}c", "a\\u{2028}b\\u{202e}c"), ("::error::a", "\\u{3a}:error::a"), ("  ::a", "  \\u{3a}:a"),
        ("a ##[error]", "a #\\u{23}[error]"), ("", ""),
    ])
    func textsOfInputsStandOnOneLineWithAllThatTheyHave(_ text: String, _ shown: String) {
        #expect(text.visible == shown)
        #expect(("\(text)" as TerminalText).text == shown)
    }

    @Test func literalsStandAsTheyAre() {
        let inner: TerminalText = "one\n\("two\n")"
        #expect(("\(inner)\n\(3)\u{1B}[0m" as TerminalText).text == "one\ntwo\\n\n3\u{1B}[0m")
    }
}
