/// The words of all declarations of an index: names of types, members and modules, in whatever role. Two different
/// words may have one number, which only makes more declarations count as affected.
struct DeclarationWords: Sendable {
    /// By the numbers of types and extensions.
    private let types: [[UInt32]]
    /// By file.
    private let aliases: [[[UInt32]]]

    init(of index: DeclarationIndex, jobs: Int) {
        let files = concurrentMap(chunksOf: index.files.count, threadCount: jobs) { file in
            (index.files[file].types.map(Self.words), index.files[file].typealiases.map(Self.words))
        }
        types = files.flatMap(\.0)
        aliases = files.map(\.1)
    }

    /// The words of a type or extension with a number, with its name.
    func ofType(_ number: Int) -> [UInt32] { types[number] }

    /// The words of each type alias of a file.
    func ofAliases(inFile file: Int) -> [[UInt32]] { aliases[file] }

    /// The words of a declaration. The list of the fields that the cache stores is complete.
    static func words(_ declaration: some Fact) -> [UInt32] {
        var coder = WordCoder()
        var declaration = declaration
        declaration.code(with: &coder)
        return coder.words
    }

    /// The words of a name.
    static func words(ofName name: String) -> [UInt32] {
        var coder = WordCoder()
        var name = name
        coder.code(&name)
        return coder.words
    }
}

/// Collects the words of all texts of a value.
private struct WordCoder: FactCoder {
    static let isReading = false

    private(set) var words: [UInt32] = []

    mutating func code(_ value: inout Int) {}

    mutating func code(_ value: inout Bool) {}

    mutating func code(_ value: inout String) {
        var text = value
        text.withUTF8 { bytes in
            var position = 0
            while position < bytes.count {
                var hash: UInt32 = 2_166_136_261
                let start = position
                while position < bytes.count, Self.isOfWord(bytes[position]) {
                    hash = (hash ^ UInt32(bytes[position])) &* 16_777_619
                    position += 1
                }
                if position > start { words.append(hash) }
                position += 1
            }
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
            || byte >= 0x80
    }

    mutating func code(place: inout SourceLocation) {}

    mutating func code(path: inout String) {}

    mutating func code(imports: inout [ModuleImport]) {}

    mutating func codeCount(_ count: Int) -> Int { count }
}

/// A set of words.
struct WordSet {
    private var bits = [UInt64](repeating: 0, count: Self.size / 64)

    private static let size = 1 << 20

    func contains(_ word: UInt32) -> Bool {
        let bit = Self.bit(word)
        return bits[bit >> 6] & (1 << UInt64(bit & 63)) != 0
    }

    mutating func insert(_ word: UInt32) {
        let bit = Self.bit(word)
        bits[bit >> 6] |= 1 << UInt64(bit & 63)
    }

    private static func bit(_ word: UInt32) -> Int { Int(word ^ word >> 12) & (size - 1) }
}
