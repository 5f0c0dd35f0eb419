/// Which of some classes the application's own code makes, as `StoredRepository(…)` or `StoredRepository.init(…)`: a look at the words, since
/// it decides only between classes that would do equally well.
struct MadeClasses {
    private var made: Set<String> = []

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

    func isMade(_ name: String) -> Bool { made.contains(Self.word(name)) }

    private static func word(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    private mutating func find(_ words: Set<String>, in text: [UInt8]) {
        for line in text.split(separator: UInt8(ascii: "\n")) {
            // A comment makes nothing.
            guard let first = line.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }), first != UInt8(ascii: "/"), first != UInt8(ascii: "*")
            else { continue }
            for position in line.indices where line[position] == UInt8(ascii: "(") {
                var before = line[..<position]
                if before.suffix(5).elementsEqual(".init".utf8) { before = before.dropLast(5) }
                let name = before.suffix(from: before.lastIndex { !Self.isPart($0) }.map { $0 + 1 } ?? before.startIndex)
                // Most calls are those of functions.
                guard let initial = name.first, initial < UInt8(ascii: "a") || initial >= 0x80 else { continue }
                let word = String(decoding: name, as: UTF8.self)
                if words.contains(word) { made.insert(word) }
            }
        }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}
