/// A type of a random program that one of its initializers makes.
struct TypeDeclaration {
    /// `final class`, `actor`, `struct`.
    var keyword: String
    var name: String
    var generics = ""
    /// `public ` or nothing.
    var access: String
    var attributes: [String] = []
    var comments: [String] = []
    var inheritance: [String] = []
    /// The type around it, which an extension opens.
    var enclosing: String?
    /// Further members, one per line.
    var members: [String] = []
    var initializers: [Initializer] = []
    /// Initializers in an extension.
    var addedInitializers: [Initializer] = []
    /// Conformances in an extension.
    var addedConformances: [String] = []
    /// `@available(…)` before its extensions, on a line of its own.
    var extensionAvailability: String?

    /// The name with the names of the types around it.
    var fullName: String { (enclosing.map { $0 + "." } ?? "") + name }

    var text: String {
        let inherited = inheritance.isEmpty ? "" : ": " + inheritance.joined(separator: ", ")
        let head = (attributes + ["\(access)\(keyword) \(name)\(generics)\(inherited) {"]).joined(separator: " ")
        let body = members + initializers.flatMap { [""] + $0.lines }
        var lines = comments + [head] + body.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        if let enclosing {
            lines = available + ["extension \(enclosing) {"] + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        }
        if !addedConformances.isEmpty {
            lines += [""] + available + ["\(added) \(fullName): \(addedConformances.joined(separator: ", ")) {}"]
        }
        if !addedInitializers.isEmpty {
            lines += [""] + available + ["\(added) \(fullName) {"]
            lines += addedInitializers.flatMap(\.lines).map { "    " + $0 } + ["}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The beginning of an extension.
    private var added: String {
        attributes.first { $0.hasSuffix("MainActor") || $0 == "nonisolated" }.map { "\($0) extension" } ?? "extension"
    }

    private var available: [String] { extensionAvailability.map { [$0] } ?? [] }

    /// The modules that it mentions.
    var imports: Set<Int> {
        (initializers + addedInitializers).flatMap(\.parameters).reduce(into: []) { $0.formUnion($1.imports) }
    }
}

/// An initializer that records its arguments.
struct Initializer {
    var access: String
    /// `convenience `, `override `, attributes.
    var modifiers = ""
    var isFailable = false
    var generics = ""
    var parameters: [Parameter] = []
    var effects = Effects()
    /// `throws(Failure)` or `rethrows`, instead of the effects' `throws`.
    var throwsClause: String?
    /// Statements instead of those that record the parameters.
    var body: [String]?

    /// `init(alpha:_:)`.
    var signature: String { "init(\(parameters.map { $0.label + ":" }.joined()))" }

    var lines: [String] {
        let list = parameters.map(\.declaration).joined(separator: ", ")
        let clause = throwsClause.map { effects.signature($0) } ?? effects.signature
        let head = "\(modifiers)\(access)init\(isFailable ? "?" : "")\(generics)(\(list))\(clause) {"
        return [head] + (body ?? notes).map { "    " + $0 } + ["}"]
    }

    private var notes: [String] { standardBody }
}
