/// The names of dependencies in generated code (semantics, section 7).
///
/// `GreeterService` is `greeterService`, `URLLoader` is `urlLoader`, `ItemVM.Factory` is `itemVMFactory`, `FooService`
/// with tag `Bar` is `fooServiceTaggedBar`, `Repository<User>` is `repositoryOfUser`. The value of the parameter
/// `FileStore.path` is
/// `fileStorePath`.
enum AccessorName {
    static func of(_ key: DependencyKey) -> String {
        if let parameter = key.parameter {
            return lowercasedAtFront(
                words(of: .nominal(parameter.type.withoutArguments)) + capitalized(parameter.label))
        }
        let name = words(of: key.type) + (key.tag.map { "Tagged" + words(of: $0) } ?? "")
        return lowercasedAtFront(name)
    }

    /// A name for each key. Where two keys would get one name, both get their full name with `_`.
    static func names(of keys: [DependencyKey]) -> [DependencyKey: String] {
        var keysByName: [String: [DependencyKey]] = [:]
        for key in keys { keysByName[of(key), default: []].append(key) }
        var names: [DependencyKey: String] = [:]
        for (name, keys) in keysByName {
            for key in keys { names[key] = keys.count == 1 ? name : fullName(of: key) }
        }
        return names
    }

    /// The name of a type, as it ends the names of other declarations: `RepositoryOfUser`.
    static func capitalized(of type: TypeExpression) -> String { words(of: type) }

    /// The name of a type with all its parts, without the module: `Repository_User`.
    static func full(of type: TypeExpression) -> String { joined(type.spelling(.plain)) }

    private static func fullName(of key: DependencyKey) -> String {
        joined(
            key.parameter?.description ?? key.type.spelling(.identity)
                + (key.tag.map { " tagged " + $0.spelling(.identity) } ?? ""))
    }

    private static func joined(_ text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
    }

    private static func words(of type: TypeExpression) -> String {
        switch type {
        case .nominal(let nominal):
            return nominal.components.map { component in
                let arguments = component.arguments.map(words).joined(separator: "And")
                return capitalized(component.name) + (arguments.isEmpty ? "" : "Of" + arguments)
            }.joined()
        case .optional(let wrapped): return "Optional" + words(of: wrapped)
        case .array(let element): return words(of: element) + "Array"
        case .dictionary(let key, let value): return words(of: value) + "By" + words(of: key)
        case .tuple(let elements):
            return elements.isEmpty ? "Void" : elements.map { words(of: $0.type) }.joined(separator: "And")
        case .function(let function):
            let parameters = function.parameters.map(words).joined(separator: "And")
            return words(of: function.result) + (parameters.isEmpty ? "Closure" : "From" + parameters)
        case .composition(let members): return members.map(words).joined(separator: "And")
        case .metatype(let base), .protocolMetatype(let base): return words(of: base) + "Type"
        case .other(let text): return capitalized(String(text.filter { $0.isLetter || $0.isNumber }))
        }
    }

    private static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    /// `URLLoader` gives `urlLoader`, `URL` gives `url`: the last of several leading capitals begins the next word.
    private static func lowercasedAtFront(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        let count = capitals.count < 2 || capitals.count == name.count ? capitals.count : capitals.count - 1
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }
}
