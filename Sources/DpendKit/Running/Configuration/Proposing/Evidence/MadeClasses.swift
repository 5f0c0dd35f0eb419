/// Which of some classes the application's own code makes, as `StoredRepository(…)` or `StoredRepository.init(…)`, and what it passes: a look at
/// the words, since it decides only between classes that would do equally well.
struct MadeClasses {
    /// The labels that each call passes, by the last part of the class's name.
    private var calls: [String: [Set<String>]] = [:]

    /// - Parameters:
    ///   - names: Full names of classes.
    ///   - paths: The sources to look through.
    init(_ names: Set<String>, in paths: [String]) {
        let words = Set(names.map(Self.word))
        if words.isEmpty { return }
        for path in paths where TestPaths.globs(for: path).isEmpty {
            guard let text = try? InputFile.read(path, upTo: InputLimit.source.size).bytes else { continue }
            find(words, in: text)
        }
    }

    func isMade(_ name: String) -> Bool { calls[Self.word(name)] != nil }

    /// Whether each call that makes a class passes a value for a parameter, and there is one.
    func isAlwaysGiven(_ label: String, to name: String) -> Bool { calls[Self.word(name)]?.allSatisfy { $0.contains(label) } ?? false }

    private static func word(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    // MARK: Looking

    private mutating func find(_ words: Set<String>, in text: [UInt8]) {
        var isComment = false
        var isLineStart = true
        for position in text.indices {
            let byte = text[position]
            if byte == UInt8(ascii: "\n") {
                (isComment, isLineStart) = (false, true)
            } else if isLineStart, byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") {
                // A comment makes nothing.
                isComment = byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
                isLineStart = false
            }
            guard byte == UInt8(ascii: "("), !isComment else { continue }
            var end = position
            if end >= 5, text[(end - 5)..<end].elementsEqual(".init".utf8) { end -= 5 }
            var start = end
            while start > 0, Self.isPart(text[start - 1]) { start -= 1 }
            // Most calls are those of functions.
            guard start < end, text[start] < UInt8(ascii: "a") || text[start] >= 0x80 else { continue }
            let word = String(decoding: text[start..<end], as: UTF8.self)
            if words.contains(word) { calls[word, default: []].append(Self.labels(text[(position + 1)...])) }
        }
    }

    /// The labels of arguments behind a parenthesis, those apart whose value is `nil`.
    private static func labels(_ text: ArraySlice<UInt8>) -> Set<String> {
        var labels: Set<String> = []
        var depth = 0
        var isInString = false
        var word = text.startIndex
        for position in text.indices {
            let byte = text[position]
            if isInString || byte == UInt8(ascii: "\"") {
                if byte == UInt8(ascii: "\""), !isInString || text[position - 1] != UInt8(ascii: "\\") { isInString.toggle() }
                continue
            }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return labels }
                depth -= 1
            case UInt8(ascii: ",") where depth == 0: word = position + 1
            case UInt8(ascii: ":") where depth == 0:
                let label = String(decoding: text[word..<position], as: UTF8.self).trimmingBlanks
                let value = String(decoding: text[(position + 1)...].prefix(8), as: UTF8.self).trimmingBlanks
                if !label.isEmpty, label.utf8.allSatisfy(isPart), !value.hasPrefix("nil") { labels.insert(label) }
            default: break
            }
        }
        return labels
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}

extension String {
    fileprivate var trimmingBlanks: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}
