import DpendKit
import SeededRandom

/// One input: a damaged seed file beside others of its folder. The run's seed and its number determine it.
struct MutatedInput {
    let number: Int
    /// The path of the damaged file.
    let path: String
    let bytes: [UInt8]
    /// The original file.
    let original: [UInt8]
    /// Unchanged files.
    let neighbours: [SourceFile]
    let mutations: [Mutation]
    /// The first changed byte.
    let firstChange: Int
    /// For the checks' decisions.
    private(set) var random: RandomSource

    /// Repeated damage makes a text grow. A larger text only costs time.
    private static let maximumSize = 400_000

    init(number: Int, seed: UInt64, from seeds: SeedFiles) {
        var random = RandomSource(seed: seed ^ (UInt64(number) &* 0xD6E8_FEB8_6659_FD93))
        let position = random.number(below: seeds.files.count)
        let file = seeds.files[position]
        let others = file.neighbours.filter { $0 != position }
        let chosen =
            others.isEmpty ? [] : Set((0..<random.number(below: 3)).map { _ in random.element(of: others) }).sorted()
        var bytes = file.bytes
        var mutations: [Mutation] = []
        var firstChange = Int.max
        for _ in 0...random.number(below: 4) where bytes.count < Self.maximumSize {
            let mutation = random.element(of: Mutation.allCases)
            let other = random.element(of: seeds.files).bytes
            firstChange = min(firstChange, mutation.apply(to: &bytes, other: other, &random))
            mutations.append(mutation)
        }
        self.number = number
        self.path = file.path
        self.bytes = bytes
        original = file.bytes
        neighbours = chosen.map {
            SourceFile(path: seeds.files[$0].path, text: String(decoding: seeds.files[$0].bytes, as: UTF8.self))
        }
        self.mutations = mutations
        self.firstChange = firstChange
        self.random = random
    }

    /// The damaged file, with invalid UTF-8 replaced, and its neighbors.
    var sources: [SourceFile] {
        [SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))] + neighbours
    }

    var fingerprint: UInt64 {
        var fingerprint = Fingerprint()
        fingerprint.combine(bytes)
        for neighbour in neighbours { fingerprint.combine(neighbour.text.utf8) }
        return fingerprint.value
    }

    var description: String { "\(path), damaged by \(mutations.map(\.rawValue).joined(separator: ", "))" }
}
