import SeededRandom

/// A way to damage a text.
enum Mutation: String, CaseIterable, Codable {
    case truncate, deleteToken, doubleToken, swapTokens, replaceToken, replaceName, deleteLines, doubleLines
    case unbalance, flipBytes, insertScalar, insertLongName, splice, nest, chain, conditions, literal

    /// Damages a text, and returns the first changed position.
    ///
    /// - Parameter other: The text of another seed. Parts are copied from it.
    func apply(to text: inout [UInt8], other: [UInt8], _ random: inout RandomSource) -> Int {
        switch self {
        case .truncate:
            let position = Self.boundary(&random, in: text)
            text.removeSubrange(position...)
            return position
        case .deleteToken, .doubleToken, .swapTokens, .replaceToken, .replaceName:
            return applyToTokens(of: &text, other: other, &random)
        case .deleteLines, .doubleLines:
            return applyToLines(of: &text, &random)
        case .flipBytes:
            guard !text.isEmpty else { return 0 }
            let positions = (0...random.number(below: 3)).map { _ in random.number(below: text.count) }
            for position in positions { text[position] ^= UInt8(1 << random.number(below: 8)) }
            return positions.min() ?? 0
        case .splice:
            let begin = Self.boundary(&random, in: other)
            let end = Self.boundary(&random, in: other)
            let position = Self.boundary(&random, in: text)
            let rest = random.number(below: 2) == 0 ? text.count : position
            text.replaceSubrange(position..<rest, with: other[min(begin, end)..<max(begin, end)])
            return position
        case .unbalance:
            let word = random.element(of: [
                "(", ")", "[", "]", "{", "}", "<", ">", "\"", "'", "`", "/*", "*/", ",", ":",
            ])
            return Self.insert(word, into: &text, &random)
        case .insertScalar:
            return Self.insert(random.element(of: MutationWords.scalars), into: &text, &random)
        case .insertLongName:
            let length = random.element(of: [300, 3_000, 30_000])
            return Self.insert(
                String(repeating: random.element(of: ["a", "Ä", "👪"]), count: length), into: &text, &random)
        case .nest:
            return Self.insert(MutationWords.nest(&random), into: &text, &random)
        case .chain:
            let link = random.element(of: MutationWords.links)
            return Self.insert(String(repeating: link, count: MutationWords.depth(&random)), into: &text, &random)
        case .conditions:
            return Self.insert("\n\(random.element(of: MutationWords.conditions))\n", into: &text, &random)
        case .literal:
            return Self.insert(random.element(of: MutationWords.literals), into: &text, &random)
        }
    }

    private func applyToTokens(of text: inout [UInt8], other: [UInt8], _ random: inout RandomSource) -> Int {
        let tokens = SourceTokens(text)
        guard !tokens.ranges.isEmpty, !tokens.words.isEmpty else { return text.count }
        let token = random.element(of: tokens.ranges)
        switch self {
        case .doubleToken:
            text.insert(contentsOf: Array(text[token]) + [UInt8(ascii: " ")], at: token.lowerBound)
        case .swapTokens:
            let second = random.element(of: tokens.ranges)
            let (early, late) = token.lowerBound < second.lowerBound ? (token, second) : (second, token)
            let (first, last) = (Array(text[early]), Array(text[late]))
            text.replaceSubrange(late, with: first)
            text.replaceSubrange(early, with: last)
            return early.lowerBound
        case .replaceToken:
            let others = SourceTokens(other).words
            let foreign = others.isEmpty ? [] : Array(other[random.element(of: others)])
            let known = Array(random.element(of: MutationWords.words).utf8)
            text.replaceSubrange(
                token, with: random.element(of: [Array(text[random.element(of: tokens.ranges)]), foreign, known]))
        case .replaceName:
            // Everywhere: this makes aliases, superclasses and dependencies that lead to themselves.
            let name = text[random.element(of: tokens.words)]
            let replacement = Array(text[random.element(of: tokens.words)])
            let places = tokens.words.filter { text[$0] == name }
            for place in places.reversed() { text.replaceSubrange(place, with: replacement) }
            return places[0].lowerBound
        default:
            text.removeSubrange(token)
        }
        return token.lowerBound
    }

    private func applyToLines(of text: inout [UInt8], _ random: inout RandomSource) -> Int {
        let newline = UInt8(ascii: "\n")
        let starts = [0] + text.indices.filter { text[$0] == newline }.map { $0 + 1 }
        let first = random.number(below: starts.count)
        let last = min(first + 1 + random.number(below: 8), starts.count)
        let lines = starts[first]..<(last < starts.count ? starts[last] : text.count)
        if self == .deleteLines {
            text.removeSubrange(lines)
        } else {
            text.insert(contentsOf: Array(text[lines]), at: lines.upperBound)
        }
        return self == .deleteLines ? lines.lowerBound : lines.upperBound
    }

    private static func insert(_ part: String, into text: inout [UInt8], _ random: inout RandomSource) -> Int {
        // Damage between two tokens is more severe than inside one.
        let tokens = SourceTokens(text).ranges
        let position =
            tokens.isEmpty || random.number(below: 4) == 0
            ? boundary(&random, in: text) : random.element(of: tokens).upperBound
        text.insert(contentsOf: Array(part.utf8), at: position)
        return position
    }

    /// A random position between two scalars.
    private static func boundary(_ random: inout RandomSource, in text: [UInt8]) -> Int {
        var position = random.number(below: text.count + 1)
        while position > 0, position < text.count, text[position] & 0xC0 == 0x80 { position -= 1 }
        return position
    }
}
