import Foundation

/// The words of dpend, from the page of that name.
package struct Glossary {
    /// A word with its meaning. Several contexts may use one word.
    private struct Entry {
        var term: String
        var meaning: String
    }

    private let entries: [Entry]

    package init() {
        entries = String(decoding: PackageResources.Glossary_md, as: UTF8.self).split(separator: "\n").compactMap {
            line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("| "), cells.count == 2, cells[0] != "term" else { return nil }
            return Entry(term: cells[0], meaning: cells[1])
        }
    }

    /// All words, in the order of the page.
    package var terms: [String] { entries.map { Self.plain($0.term).text } }

    /// The meanings of a word, each with the pages that tell more; nil for a word that the page does not have.
    package func explanation(of word: String) -> String? {
        let found = entries.filter { Self.isSame(Self.plain($0.term).text, word) }
        if found.isEmpty { return nil }
        return found.map { entry in
            let (term, meaning) = (Self.plain(entry.term), Self.plain(entry.meaning))
            let pages = (term.pages + meaning.pages).map { "\nSee \(ToolDescription.documentation)\($0)" }
            return "\(term.text)\n  \(meaning.text)\(pages.joined())\n"
        }.joined(separator: "\n")
    }

    /// Whether two spellings are one word: "kept instances" and "kept instance", "resolve" and "to resolve",
    /// "@Assisted" and "Assisted". A type of the project may be called `Client`, which is not the word "client".
    private static func isSame(_ left: String, _ right: String) -> Bool {
        func stem(_ word: String) -> Substring {
            var stem = word[...]
            for prefix in ["to ", "@"] where stem.hasPrefix(prefix) { stem = stem.dropFirst(prefix.count) }
            return stem.hasSuffix("s") ? stem.dropLast() : stem
        }
        return stem(left) == stem(right)
    }

    /// A text of Markdown without its marks, and the pages that its links lead to.
    private static func plain(_ markdown: String) -> (text: String, pages: [String]) {
        var (text, pages, rest) = ("", [String](), markdown[...])
        while let start = rest.firstIndex(of: "["), let middle = rest[start...].range(of: "]("),
            let end = rest[middle.upperBound...].firstIndex(of: ")")
        {
            text += rest[..<start] + rest[rest.index(after: start)..<middle.lowerBound]
            pages.append(String(rest[middle.upperBound..<end]))
            rest = rest[rest.index(after: end)...]
        }
        return ((text + rest).replacingOccurrences(of: "`", with: ""), pages)
    }
}
