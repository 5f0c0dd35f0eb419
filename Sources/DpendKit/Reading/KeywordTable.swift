/// The meanings of some words of ASCII. A look-up neither hashes nor compares most other words.
struct KeywordTable<Meaning: Sendable>: Sendable {
    /// The letters of all words, one after the other.
    private var letters: [UInt8] = []
    private var entries: [Entry] = []
    /// The first entry of each bucket, and the end of the last one.
    private var starts: [UInt16] = []
    private let other: Meaning
    private let maximumLength: Int

    private struct Entry {
        let start: Int
        let count: Int
        let meaning: Meaning
    }

    /// - Parameters:
    ///   - words: Different words, fewer than 65,536.
    ///   - other: The meaning of all other words.
    init(_ words: [(word: String, meaning: Meaning)], otherwise other: Meaning) {
        self.other = other
        maximumLength = words.map(\.word.utf8.count).max() ?? 0
        var buckets = [[(word: [UInt8], meaning: Meaning)]](repeating: [], count: Self.count)
        for (word, meaning) in words {
            let bytes = Array(word.utf8)
            buckets[bytes.withUnsafeBufferPointer(Self.bucket)].append((bytes, meaning))
        }
        for bucket in buckets {
            starts.append(UInt16(entries.count))
            for (word, meaning) in bucket {
                entries.append(Entry(start: letters.count, count: word.count, meaning: meaning))
                letters += word
            }
        }
        starts.append(UInt16(entries.count))
    }

    /// The meaning of a word, which must not be empty.
    func meaning(of word: UnsafeBufferPointer<UInt8>) -> Meaning {
        if word.count > maximumLength { return other }
        let bucket = Self.bucket(word)
        for position in starts[bucket]..<starts[bucket + 1] {
            let entry = entries[Int(position)]
            if entry.count == word.count, isWord(word, at: entry.start) { return entry.meaning }
        }
        return other
    }

    private func isWord(_ word: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        for offset in word.indices where letters[start + offset] != word[offset] { return false }
        return true
    }

    private static var count: Int { 4096 }

    /// The length and three letters tell most words apart.
    private static func bucket(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        let letters = Int(word[0]) &* 961 &+ Int(word[word.count / 2]) &* 31 &+ Int(word[word.count - 1])
        return (letters &* 32 &+ word.count &* 7 &+ letters / 128) & (count - 1)
    }
}
