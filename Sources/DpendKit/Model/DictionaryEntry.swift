/// The key of a provider in dictionaries, such as `.json` in a `[Format: any Parser]`.
package enum DictionaryEntry: Sendable, Hashable {
    /// For a `String`.
    case text(String)
    /// For an `Int`.
    case number(Int)
    /// A case of an enumeration, or another static member, perhaps with its type.
    case member(type: TypeExpression?, name: String)

    /// The entry as code without the modules of types.
    package var description: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .number(let number): "\(number)"
        case .member(let type, let name): "\(type.map { $0.spelling(.plain) } ?? "").\(name)"
        }
    }

    /// The entry as a module file has it.
    var code: String {
        if case .member(let type?, let name) = self { "\(type.spelling(.file)).\(name)" } else { description }
    }

    /// The entry in a dictionary with keys of a type; nil if it cannot be one.
    func fitting(_ type: TypeExpression) -> DictionaryEntry? {
        guard let nominal = type.nominal else { return nil }
        switch self {
        case .text: return nominal.path == "String" ? self : nil
        case .number: return nominal.path == "Int" ? self : nil
        case .member(let own, let name):
            if ["String", "Int"].contains(nominal.path), own == nil { return nil }
            return own == nil || own == type ? .member(type: type, name: name) : nil
        }
    }

    func mappingTypes(_ map: (TypeExpression) -> TypeExpression) -> DictionaryEntry {
        if case .member(let type?, let name) = self { .member(type: map(type), name: name) } else { self }
    }
}
