/// A type's name as people write it: with the types around it, without its module.
///
/// The standard library prints either all modules (`App.ItemVM.Factory`) or none of the types around it (`Factory`).
struct TypeName: CustomStringConvertible {
    let description: String

    init(of type: Any.Type) {
        description = Self.withoutModules(Self.withoutContexts(String(reflecting: type)))
    }

    /// Removes the qualification of private and local types, such as `(unknown context at $7f3a).`, and the
    /// `(extension in Module):` of types declared in another module's extension.
    private static func withoutContexts(_ name: String) -> String {
        var result = ""
        var rest = name[...]
        while let character = rest.first {
            if rest.hasPrefix("(unknown context at ") || rest.hasPrefix("(extension in "),
                let end = rest.firstIndex(of: ")")
            {
                rest = rest[end...].dropFirst(2)
            } else {
                result.append(character)
                rest.removeFirst()
            }
        }
        return result
    }

    /// Removes the first component of each dotted name, also among generic arguments and in function types.
    private static func withoutModules(_ name: String) -> String {
        var result = ""
        var rest = name[...]
        while let first = rest.first {
            guard isPartOfIdentifier(first) else {
                result.append(first)
                rest.removeFirst()
                continue
            }
            let identifier = rest.prefix(while: isPartOfIdentifier)
            rest = rest.dropFirst(identifier.count)
            let beginsName = result.last != "."
            if beginsName, rest.first == "." {
                rest.removeFirst()
                let next = rest.prefix(while: isPartOfIdentifier)
                rest = rest.dropFirst(next.count)
                result.append(contentsOf: next)
            } else {
                result.append(contentsOf: identifier)
            }
        }
        return result
    }

    private static func isPartOfIdentifier(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || !character.isASCII
    }
}
