/// An import in Swift sources, which generated code repeats: `@preconcurrency import struct Network.Address`.
package struct ModuleImport: Sendable, Hashable {
    /// The module, followed by the path of the imported declaration.
    package var path: [String]
    /// The keyword that imports a single declaration, such as `struct`; nil for a whole module or submodule.
    package var kind: String?
    /// The attributes before it, with the `@`, sorted.
    package var attributes: [String]
    /// The access as written; nil for none.
    package var access: AccessLevel?
    /// The `#if` condition around it; nil if there is none.
    package var condition: String?
    /// Whether the condition holds.
    package var isActive = true

    package init(
        path: [String], kind: String? = nil, attributes: [String] = [], access: AccessLevel? = nil,
        condition: String? = nil
    ) {
        self.path = path
        self.kind = kind
        self.attributes = attributes.sorted()
        self.access = access
        self.condition = condition
    }

    /// A whole module.
    package init(_ module: String) {
        self.init(path: [module])
    }

    package var module: String { path[0] }

    /// Whether the import is not part of the interface of its file's module.
    package var isImplementationOnly: Bool { attributes.contains("@_implementationOnly") }

    /// The keywords that import a single declaration. Those for functions and variables are missing, because generated
    /// code only names types.
    static let kinds: Set<String> = ["typealias", "struct", "class", "enum", "protocol"]

    /// The attributes that generated code repeats. `@_exported` is not among them, because one such import suffices.
    static let attributeNames: Set<String> = [
        "preconcurrency", "testable", "_implementationOnly", "_spi", "_spiOnly", "_weakLinked",
    ]
}

extension ModuleImport: CustomStringConvertible {
    /// The import as Swift.
    package var description: String {
        (attributes + [access?.description, "import", kind].compactMap { $0 } + [
            path.map(SwiftIdentifier.escaped).joined(separator: ".")
        ])
        .joined(separator: " ")
    }
}

/// The access of a declaration.
package enum AccessLevel: Int, Sendable, Comparable, CaseIterable, CustomStringConvertible {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The word in Swift.
    package var description: String {
        switch self {
        case .private: "private"
        case .fileprivate: "fileprivate"
        case .internal: "internal"
        case .package: "package"
        case .public: "public"
        case .open: "open"
        }
    }
}

extension Sequence<ModuleImport> {
    /// The modules, each once, sorted.
    var moduleNames: [String] { Set(map(\.module)).sorted() }

    /// Each import once, in their order.
    var unique: [ModuleImport] {
        DistinctElements(self).all
    }
}

extension ModuleImport {
    /// Reads the text of an import declaration, with or without the word `import`.
    init?(parsing text: String) {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)[...]
        var attributes: [String] = []
        while let word = words.first, word.hasPrefix("@") {
            guard Self.isAttribute(word) else { return nil }
            attributes.append(word)
            words.removeFirst()
        }
        var access: AccessLevel?
        if let word = words.first, let level = Self.accessLevels.first(where: { $0.description == word }) {
            access = level
            words.removeFirst()
        }
        if words.first == "import" { words.removeFirst() }
        var kind: String?
        if words.count == 2, let word = words.first, Self.kinds.contains(word) {
            kind = word
            words.removeFirst()
        }
        guard words.count == 1,
            let path = words.first?.split(separator: ".", omittingEmptySubsequences: false).map(String.init),
            path.allSatisfy(SwiftIdentifier.isPlain), kind == nil || path.count > 1
        else { return nil }
        self.init(path: path, kind: kind, attributes: attributes, access: access)
    }

    private static let accessLevels: [AccessLevel] = [.private, .fileprivate, .internal, .package, .public]

    /// `@preconcurrency`, `@_spi(Name)`
    static func isAttribute(_ word: String) -> Bool {
        let parts = word.dropFirst().split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
        guard attributeNames.contains(String(parts[0])) else { return false }
        if parts.count == 1 { return true }
        return parts[0] == "_spi" && parts[1].hasSuffix(")") && SwiftIdentifier.isPlain(String(parts[1].dropLast()))
    }
}
