import Foundation
import Testing

/// Pages use the sentences and the words of the glossary. A phrase of this list hides its subject, or has a plainer form.
@Suite struct WordsTests {
    /// Phrases, and what to write instead.
    private static var phrases: [(pattern: Regex<Substring>, better: String)] {
        [
            (#/(?:^|[.:;!?] )(?:What|Who|Whoever)\b(?![^.:;]*\?)/#, "begin with the subject"),
            (#/\b[Ww]hoever\b/#, "name the person or the class"),
            (#/\b(?:that|those|the one) of\b/#, "repeat the noun"),
            (#/\b(?:is|are|was|were) no\b(?! longer)/#, "'is not a', 'is not valid', 'does not exist'"),
            (#/\bno such\b/#, "'does not exist'"),
            (#/\b(?:is|are) not to be\b/#, "'cannot be'"),
            (#/\b(?:is|are) (?:told|said)\b/#, "'dpend reports'"),
            (#/\b(?:affair of|for want of|one has to|in the place of)\b/#, "'of', 'without', 'you', 'instead of'"),
            (#/\bhand(?:s|ed)? over\b/#, "'passes in'"),
            (#/\bgets? along\b/#, "'does not use'"),
            (#/\bfalls? away\b/#, "'is removed'"),
        ]
    }

    /// The pages, and the lines of them that are neither code nor a heading.
    private static func lines(of page: String) throws -> [(number: Int, text: String)] {
        let text = try String(contentsOf: Repository.root.appendingPathComponent(page), encoding: .utf8)
        var isCode = false
        var lines: [(Int, String)] = []
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("```") { isCode.toggle() }
            if isCode || line.hasPrefix("```") || line.hasPrefix("    ") || line.hasPrefix("#") { continue }
            // There is no plainer form of these words.
            lines.append((index + 1, line.replacing(#/\b[Tt]here (?:is|are|was|were) no\b/#, with: "there is not a")))
        }
        return lines
    }

    /// The page of problems has its words from the rules.
    @Test(arguments: DocumentationTests.pages.filter { $0 != "Documentation/Diagnostics.md" } + ["CHANGELOG.md", "SECURITY.md"])
    func pageHasPlainSentences(_ page: String) throws {
        for line in try Self.lines(of: page) {
            for phrase in Self.phrases {
                guard let match = line.text.firstMatch(of: phrase.pattern) else { continue }
                Issue.record("\(page):\(line.number): '\(match.output)'; better: \(phrase.better)")
            }
        }
    }

    @Test func phrasesAreFound() throws {
        for sentence in [
            "What is missing is reported.", "It ends. Whoever needs it waits.", "'x' is no module name", "the output is that of a run",
            "a value that is handed over", "a test that gets along without it",
        ] {
            #expect(Self.phrases.contains { sentence.firstMatch(of: $0.pattern) != nil }, "\(sentence)")
        }
        for sentence in ["What do you want?", "There is no file.", "It shows what is missing.", "dpend no longer reads it"] {
            let text = sentence.replacing(#/\b[Tt]here (?:is|are|was|were) no\b/#, with: "there is not a")
            #expect(!Self.phrases.contains { text.firstMatch(of: $0.pattern) != nil }, "\(sentence)")
        }
    }
}
