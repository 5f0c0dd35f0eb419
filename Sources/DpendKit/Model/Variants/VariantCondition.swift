import Foundation

/// A condition that tells variants apart: alternatives, of which each is a list of facts that hold together.
package struct VariantCondition: Sendable, Hashable {
    /// A fact about a build.
    enum Fact: Sendable, Hashable {
        case set(String)
        case unset(String)
        case platform(Platform)
        case otherPlatform(Platform)

        func holds(in variant: Variant) -> Bool {
            switch self {
            case .set(let name): variant.conditions.contains(name)
            case .unset(let name): !variant.conditions.contains(name)
            case .platform(let platform): variant.platform == platform
            case .otherPlatform(let platform): variant.platform != platform
            }
        }

        var isNegative: Bool {
            switch self {
            case .set, .platform: false
            case .unset, .otherPlatform: true
            }
        }

        /// The fact as `#if` has it.
        var code: String {
            switch self {
            case .set(let name): name
            case .unset(let name): "!\(name)"
            case .platform(let platform): "os(\(platform.conditionName))"
            case .otherPlatform(let platform): "!os(\(platform.conditionName))"
            }
        }

        /// The fact as a sentence has it.
        var words: String {
            switch self {
            case .set(let name): "with \(name)"
            case .unset(let name): "without \(name)"
            case .platform(let platform): "on \(platform.conditionName)"
            case .otherPlatform(let platform): "not on \(platform.conditionName)"
            }
        }
    }

    private(set) var alternatives: [[Fact]]

    /// The maximum number of conditions among which the simplest is found.
    static let maximumCount = 6

    /// The simplest condition that holds in some variants, and not in others: few facts, and positive ones if possible.
    init(holdingIn chosen: Set<Int>, notIn others: Set<Int>, of variants: Variants) {
        var candidates = Self.candidates(of: variants).filter { facts in
            !others.contains { Self.hold(facts, in: variants.all[$0]) }
        }
        var open = chosen
        alternatives = []
        while !open.isEmpty {
            // The first candidate of several equally good ones is the shortest.
            let counts = candidates.map { facts in open.count { Self.hold(facts, in: variants.all[$0]) } }
            guard let most = counts.max(), most > 0, let best = counts.firstIndex(of: most) else { break }
            open = open.filter { !Self.hold(candidates[best], in: variants.all[$0]) }
            alternatives.append(candidates.remove(at: best))
        }
    }

    private static func hold(_ facts: [Fact], in variant: Variant) -> Bool {
        facts.allSatisfy { $0.holds(in: variant) }
    }

    /// All lists of facts, the shortest first, positive ones before negative ones.
    private static func candidates(of variants: Variants) -> [[Fact]] {
        var lists: [[Fact]] = [[]]
        for name in variants.conditions { lists += lists.map { $0 + [.set(name)] } + lists.map { $0 + [.unset(name)] } }
        let platforms = variants.platforms
        lists += lists.flatMap { facts in platforms.flatMap { [facts + [.platform($0)], facts + [.otherPlatform($0)]] }
        }
        return lists.enumerated().sorted { left, right in
            (left.element.count, left.element.count(where: \.isNegative), left.offset)
                < (right.element.count, right.element.count(where: \.isNegative), right.offset)
        }.map(\.element)
    }

    /// The number of facts, of negative ones first.
    var effort: (negative: Int, all: Int) {
        let facts = alternatives.flatMap(\.self)
        return (facts.count(where: \.isNegative), facts.count)
    }

    /// The condition after `#if`.
    package var code: String {
        alternatives.map { facts in
            let code = facts.map(\.code).joined(separator: " && ")
            return facts.count > 1 && alternatives.count > 1 ? "(\(code))" : code
        }.joined(separator: " || ")
    }

    /// The condition in a sentence: `with DEBUG and without STAGING, or on iOS`.
    package var words: String {
        alternatives.map { $0.map(\.words).joined(separator: " and ") }.joined(separator: ", or ")
    }
}

// MARK: In module files

extension VariantCondition {
    /// Reads ``code``; nil for any other text.
    init?(code: String) {
        alternatives = []
        for part in code.components(separatedBy: " || ") {
            let inner = part.hasPrefix("(") && part.hasSuffix(")") ? String(part.dropFirst().dropLast()) : part
            var facts: [Fact] = []
            for word in inner.components(separatedBy: " && ") {
                guard let fact = Fact(code: word) else { return nil }
                facts.append(fact)
            }
            alternatives.append(facts)
        }
    }

    /// Whether it holds under some conditions, on a platform.
    func holds(conditions: Set<String>, platform: Platform) -> Bool {
        alternatives.contains { Self.hold($0, in: Variant(conditions: conditions, platform: platform)) }
    }
}

extension VariantCondition.Fact {
    init?(code: String) {
        let isNegative = code.hasPrefix("!")
        let word = String(isNegative ? code.dropFirst() : code[...])
        if word.hasPrefix("os("), word.hasSuffix(")") {
            let name = word.dropFirst(3).dropLast()
            guard let platform = Platform.allCases.first(where: { $0.conditionName == name }) else { return nil }
            self = isNegative ? .otherPlatform(platform) : .platform(platform)
        } else {
            guard SwiftIdentifier.isPlain(word) else { return nil }
            self = isNegative ? .unset(word) : .set(word)
        }
    }
}
