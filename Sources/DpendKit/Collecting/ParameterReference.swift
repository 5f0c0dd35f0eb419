/// A text that may name one parameter: `FileStore.path` or `FileStore.init(path:).path`.
struct ParameterReference: Hashable {
    /// The class, as written.
    let type: TypeExpression
    /// The labels of the initializer, if the text contains them.
    let initializer: [String]?
    /// The label, or the position of a parameter without a label.
    let label: String

    /// Reads a text; nil if it has another form.
    init?(_ text: String) {
        guard let dot = text.lastIndex(of: ".") else { return nil }
        var label = text[text.index(after: dot)...]
        if label.count > 2, label.first == "`", label.last == "`" { label = label.dropFirst().dropLast() }
        guard !label.isEmpty, label.allSatisfy(Self.isPartOfLabel) else { return nil }
        var owner = text[..<dot]
        var initializer: [String]?
        if owner.last == ")", let parenthesis = owner.lastIndex(of: "("), owner[..<parenthesis].hasSuffix(Self.call) {
            let labels = owner[owner.index(after: parenthesis)...].dropLast()
            guard labels.last == ":", labels.allSatisfy({ $0 == ":" || $0 == "`" || Self.isPartOfLabel($0) }) else {
                return nil
            }
            initializer = labels.split(separator: ":").map { String($0.filter { $0 != "`" }) }
            owner = owner[..<parenthesis].dropLast(Self.call.count)
        }
        guard let type = TypeExpression(parsing: String(owner)), type.nominal != nil else { return nil }
        (self.type, self.initializer, self.label) = (type, initializer, String(label))
    }

    /// The text after the class, as `path` or `init(path:).path`.
    var tail: String { (initializer.map { "init(\($0.map { "\($0):" }.joined()))." } ?? "") + label }

    private static let call = ".init"

    private static func isPartOfLabel(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Whether the text is not the name of a nested type, which begins with a capital.
    var isLikelyParameter: Bool { initializer != nil || label.first?.isUppercase == false }
}
