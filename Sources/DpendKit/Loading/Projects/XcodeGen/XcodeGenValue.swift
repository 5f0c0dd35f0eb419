import Yams

/// A value of a `project.yml`.
indirect enum XcodeGenValue {
    case text(String)
    case list([XcodeGenValue])
    case mapping(Mapping)

    /// Pairs in their order.
    struct Mapping {
        private(set) var keys: [String] = []
        private var values: [String: XcodeGenValue] = [:]

        subscript(key: String) -> XcodeGenValue? {
            get { values[key] }
            set {
                if values[key] == nil, newValue != nil { keys.append(key) }
                values[key] = newValue
            }
        }

        /// The pairs, in their order.
        var pairs: [(key: String, value: XcodeGenValue)] { keys.compactMap { key in values[key].map { (key, $0) } } }
    }

    // MARK: Reading

    /// Begins the keys of pairs that a later pair replaces.
    static let replacedKeyPrefix = "dpend-replaced-key-"

    /// The value of a node; nil for a file with too many values, which aliases can multiply.
    init?(_ node: Node, _ budget: inout Int) {
        budget -= 1
        guard budget > 0 else { return nil }
        switch node {
        case .scalar(let scalar): self = .text(scalar.string)
        case .alias: self = .text("")
        case .sequence(let sequence):
            var all: [XcodeGenValue] = []
            for node in sequence {
                guard let value = XcodeGenValue(node, &budget) else { return nil }
                all.append(value)
            }
            self = .list(all)
        case .mapping(let mapping):
            var own = Mapping()
            var merged: [XcodeGenValue] = []
            for (key, node) in mapping {
                guard let value = XcodeGenValue(node, &budget) else { return nil }
                if key.scalar?.string == "<<" {
                    merged += value.elements
                } else if let name = key.scalar?.string, !name.hasPrefix(Self.replacedKeyPrefix) {
                    own[name] = value
                }
            }
            // The mapping's own pairs win over merged ones.
            for case .mapping(let other) in merged {
                for (key, value) in other.pairs where own[key] == nil { own[key] = value }
            }
            self = .mapping(own)
        }
    }

    // MARK: Looking

    var text: String? { if case .text(let text) = self, !text.isEmpty { text } else { nil } }

    var mapping: Mapping? { if case .mapping(let mapping) = self { mapping } else { nil } }

    /// The elements of a list, or the value itself, because a single value may replace a list.
    var elements: [XcodeGenValue] { if case .list(let elements) = self { elements } else { [self] } }

    var texts: [String] { elements.compactMap(\.text) }

    /// The value as a build setting.
    var setting: String? { if case .mapping = self { nil } else { texts.joined(separator: " ") } }

    /// The number of values.
    var count: Int {
        switch self {
        case .text: 1
        case .list(let elements): elements.reduce(1) { $0 + $1.count }
        case .mapping(let mapping): mapping.pairs.reduce(1) { $0 + $1.value.count }
        }
    }

    /// The number of bytes of its texts.
    var size: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .list(let elements): elements.reduce(0) { $0 + $1.size }
        case .mapping(let mapping): mapping.pairs.reduce(0) { $0 + $1.key.utf8.count + $1.value.size }
        }
    }

    // MARK: Changing

    /// This value overlaid with another one, as in XcodeGen: mappings are merged, lists are joined, and other values
    /// are replaced.
    func overlaid(with other: XcodeGenValue) -> XcodeGenValue {
        switch (self, other) {
        case (.mapping(let own), .mapping(let other)): .mapping(own.overlaid(with: other))
        case (.list(let own), .list(let other)): .list(own + other)
        default: other
        }
    }

    /// The value with its texts changed.
    func mapTexts(_ change: (String) -> String) -> XcodeGenValue {
        switch self {
        case .text(let text): .text(change(text))
        case .list(let elements): .list(elements.map { $0.mapTexts(change) })
        case .mapping(let mapping):
            .mapping(mapping.pairs.reduce(into: Mapping()) { $0[change($1.key)] = $1.value.mapTexts(change) })
        }
    }
}

extension XcodeGenValue.Mapping {
    /// The mark of a key whose value is not merged.
    static let replacing = ":REPLACE"

    func overlaid(with other: Self) -> Self {
        var result = self
        for (key, value) in other.pairs {
            if key.hasSuffix(Self.replacing) {
                result[String(key.dropLast(Self.replacing.count))] = value
            } else {
                result[key] = result[key]?.overlaid(with: value) ?? value
            }
        }
        return result
    }
}
