import Foundation
import Testing

/// People read comments, messages, help and pages in a hurry, and many of them in a second language. These phrases slow
/// them down.
struct PlainWordsTests {
    /// Phrases as regular expressions, each with a plain one.
    private static let phrases: [(found: String, better: String)] = [
        (
            #"(?<!there )\b(is|are) no (valid|module|regular|Swift|JSON|YAML|import|glob|class|protocol|file|affair)\b"#,
            "is not a valid …"
        ),
        (#"\baffairs? of\b"#, "concerns"),
        (#"\bgets? along (with|without)"#, "does not use"),
        (#"\bfor want of\b"#, "because there is no …"),
        (#"\bhand(s|ed|ing)? (it |them |this |that )?over\b"#, "pass in"),
        (#"\btells? which\b"#, "finds, reports, decides"),
        (#"\btak(e|es|en|ing) out\b"#, "exclude, remove"),
        (#"\bone has to\b"#, "you must"),
        (#"\b(that|those) of (a|an|the|its|another|other|this|these)\b"#, "the noun again"),
        (#"\bthe one of\b"#, "the noun again"),
        (#"\b(is|are) (told|said) (by|to|of|that|with|at)\b"#, "dpend reports"),
        (#"\b(is|are) not to be\b"#, "must not, cannot"),
        (#"\bfor ever\b"#, "forever"),
        (#"\bbe it (a|an|the|in|by|for|there)\b"#, "also"),
        (#"\bof whatever\b"#, "of any"),
        (#"\bat whatever\b"#, "at any"),
        (#"\blooks? (at|over) (it|them|what|a graph|all)\b"#, "examines"),
        (#"\bsees? to it\b"#, "ensures"),
        (#"\bleft as it is\b"#, "not changed"),
        (#"\bin (the )?place of\b"#, "instead of"),
        (#"\bcannot be told\b"#, "is not known"),
        (#"\bthose that there are\b"#, "the noun"),
        (#"\bwould take longer than\b"#, "no reason, or a benchmark"),
    ]

    /// Pages do without these as well.
    private static let phrasesOfPages: [(found: String, better: String)] = [
        (#"\bwhoever\b"#, "the person or the class"),
        (#"(?<!there )\b(is|are|was|were) no\b(?! longer)"#, "is not a …, does not exist"),
        (#"\bno such\b"#, "does not exist"),
        (#"\bfalls? away\b"#, "is removed"),
    ]

    /// A comment hides its subject if it begins like this and is not a question.
    private static let hiddenSubject = #"^(- [a-zA-Z ]+: )?(What|Who|Whoever) [^?]*$"#

    /// Files and folders that may contain the phrases, with the reason.
    private static let exceptions: [(path: String, reason: String)] = [
        ("Tests/EndToEndTests/PlainWordsTests.swift", "it lists the phrases"),
        ("Tests/EndToEndTests/Transcripts/", "sources of imaginary users"),
        ("Tests/EndToEndTests/GeneratedCode/", "sources of imaginary users"),
    ]

    /// The files of one folder are one case.
    static let folders = [
        "Sources/DpendKit", "Sources/DpendRuntime", "Sources/dpend", "Plugins", "Tests", "Benchmarks", "Example",
        "Derived",
        "Documentation", ".",
    ]

    @Test(arguments: folders) func wordsArePlain(_ folder: String) throws {
        let phrases = try Self.phrases.map {
            (try NSRegularExpression(pattern: $0.found, options: .caseInsensitive), $0.better)
        }
        let phrasesOfPages = try Self.phrasesOfPages.map {
            (try NSRegularExpression(pattern: $0.found, options: .caseInsensitive), $0.better)
        }
        let hiddenSubject = try NSRegularExpression(pattern: Self.hiddenSubject)
        let files = try Self.files(in: folder)
        #expect(!files.isEmpty)
        for path in files {
            let text = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
            for passage in path.hasSuffix(".swift") ? Self.passages(ofSwift: text) : Self.passages(ofMarkdown: text) {
                for (phrase, better) in path.hasSuffix(".md") ? phrases + phrasesOfPages : phrases
                where passage.has(phrase) {
                    Issue.record("\(path):\(passage.line): write '\(better)': \(passage.text)")
                }
                if passage.isComment, passage.has(hiddenSubject) {
                    Issue.record("\(path):\(passage.line): begin with the subject: \(passage.text)")
                }
            }
        }
    }

    /// An exception without files would hide new ones of its name.
    @Test func exceptionsAreInUse() throws {
        let files = try Set(Self.folders.flatMap(Self.allFiles))
        for exception in Self.exceptions {
            #expect(files.contains { $0.hasPrefix(exception.path) }, "\(exception.path) (\(exception.reason))")
        }
    }

    @Test(arguments: [
        ("/// What a run found.", true), ("/// - Parameter text: Who asks.", true),
        ("let a = \"'x' is no module name\"", true),
        ("// An affair\n// of the linker.", true), ("/// What does it cost?", false),
        ("/// The result of a run.", false),
        ("let what = looksAt(it)", false),
    ]) func phrasesAreFound(_ source: String, _ isFound: Bool) throws {
        let expressions = try (Self.phrases.map(\.found) + [Self.hiddenSubject]).map {
            try NSRegularExpression(pattern: $0, options: .caseInsensitive)
        }
        let found = Self.passages(ofSwift: source).contains { passage in expressions.contains { passage.has($0) } }
        #expect(found == isFound)
    }

    // MARK: Files

    private static func files(in folder: String) throws -> [String] {
        try allFiles(in: folder).filter { path in !exceptions.contains { path.hasPrefix($0.path) } }
    }

    /// The Swift files and pages of a folder, without the ignored outputs of benchmarks; "." has only its own pages and
    /// its manifest.
    private static func allFiles(in folder: String) throws -> [String] {
        let manager = FileManager.default
        let names =
            folder == "."
            ? try manager.contentsOfDirectory(atPath: Repository.root.path)
            : (manager.enumerator(atPath: Repository.root.appendingPathComponent(folder).path)?.compactMap {
                $0 as? String
            } ?? [])
            .map { "\(folder)/\($0)" }
        return names.filter {
            ($0.hasSuffix(".swift") || $0.hasSuffix(".md")) && !$0.contains("/.build/") && !$0.contains("/Generated/")
        }.sorted()
    }

    // MARK: Passages

    /// A comment, a line with a string, or a paragraph.
    private struct Passage {
        var line: Int
        var text: String
        var isComment = false

        func has(_ expression: NSRegularExpression) -> Bool {
            expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        }
    }

    /// Adjacent lines of comments are one passage, and each line with a string is one.
    private static func passages(ofSwift text: String) -> [Passage] {
        var passages: [Passage] = []
        var isInText = false
        var isContinued = false
        for (number, line) in text.components(separatedBy: "\n").enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if !isInText, line.hasPrefix("//") {
                let words = line.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
                if isContinued, !words.isEmpty, !words.hasPrefix("- ") {
                    passages[passages.count - 1].text += " " + words
                } else if !words.isEmpty {
                    passages.append(Passage(line: number + 1, text: words, isComment: true))
                }
                isContinued = !words.isEmpty
                continue
            }
            isContinued = false
            if isInText || line.contains("\"") { passages.append(Passage(line: number + 1, text: line)) }
            if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInText.toggle() }
        }
        return passages
    }

    /// The paragraphs without code.
    private static func passages(ofMarkdown text: String) -> [Passage] {
        var passages: [Passage] = []
        var isCode = false
        var isContinued = false
        for (number, line) in text.components(separatedBy: "\n").enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode, !line.isEmpty, !line.hasPrefix("```") else {
                isContinued = false
                continue
            }
            if isContinued {
                passages[passages.count - 1].text += " " + line
            } else {
                passages.append(Passage(line: number + 1, text: line))
            }
            isContinued = true
        }
        return passages
    }
}
