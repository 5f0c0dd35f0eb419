/// A type as SafeDI compares it: by its syntax. `any P` differs from `P`, and `Optional<T>` from `T?`.
struct SafeDIType: Hashable, CustomStringConvertible {
    /// The text with uniform white space. The order of a composition does not matter.
    let description: String

    init(_ text: String) {
        var result = ""
        var isSpaced = false
        for character in text {
            if character.isWhitespace {
                isSpaced = true
                continue
            }
            if isSpaced, let last = result.last, last.isPartOfName,
                character.isPartOfName || character == "(" && (result == "any" || result == "some")
            {
                result.append(" ")
            }
            isSpaced = false
            switch character {
            case ",": result += ", "
            case ":": result += ": "
            case "&": result += " & "
            case ">" where result.last == "-":
                result.removeLast()
                result += " -> "
            default: result.append(character)
            }
        }
        let parts = Self.split(result, at: "&").map(\.withoutSpaceAround)
        description = parts.count > 1 ? parts.sorted().joined(separator: " & ") : result
    }

    /// Splits a text where a character stands outside of all brackets.
    private static func split(_ text: String, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var last: Character = " "
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">": if last != "-" { depth -= 1 }
            case separator where depth == 0:
                parts.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
            last = text[index]
        }
        return parts + [text[start...]]
    }

    /// `T` for `T?`, `T!`, `any T`, `some T` and `(T)`.
    private var core: String {
        var text = description[...]
        while true {
            if text.hasSuffix("?") || text.hasSuffix("!") {
                text.removeLast()
            } else if text.hasPrefix("any ") {
                text.removeFirst(4)
            } else if text.hasPrefix("some ") {
                text.removeFirst(5)
            } else if text.hasPrefix("("), text.hasSuffix(")"), text.count > 2,
                Self.split(String(text.dropFirst().dropLast()), at: ",").count == 1, !text.contains("->")
            {
                text = text.dropFirst().dropLast()
            } else {
                return String(text)
            }
        }
    }

    private static let makers = ["Instantiator", "SendableInstantiator"]
    private static let erasedMakers = ["ErasedInstantiator", "SendableErasedInstantiator"]

    /// The name and the generic arguments of an instantiator; nil for another type.
    private var instantiator: (isErased: Bool, arguments: [String])? {
        let core = core
        guard let start = core.firstIndex(of: "<"), core.hasSuffix(">") else { return nil }
        let name = String(core[..<start])
        guard Self.makers.contains(name) || Self.erasedMakers.contains(name) else { return nil }
        let arguments = Self.split(String(core[core.index(after: start)...].dropLast()), at: ",").map(
            \.withoutSpaceAround)
        return (Self.erasedMakers.contains(name), arguments)
    }

    /// The type that has to be `@Instantiable` for a property of this type.
    var instantiated: SafeDIType {
        guard let instantiator else { return SafeDIType(core) }
        let arguments = instantiator.isErased ? Array(instantiator.arguments.dropFirst()) : instantiator.arguments
        return arguments.first.map { SafeDIType($0) } ?? self
    }

    /// Whether a property of this type makes instances later.
    var isLazy: Bool { instantiator != nil }
    var isErased: Bool { instantiator?.isErased ?? false }
    /// The type of the forwarded values, for an erased instantiator.
    var forwardedArgument: SafeDIType? {
        instantiator.flatMap { $0.isErased ? $0.arguments.first.map { SafeDIType($0) } : nil }
    }

    /// An erased instantiator with another type of forwarded values.
    func forwarding(_ type: String) -> String {
        guard let argument = forwardedArgument, let range = description.firstRange(of: "<\(argument)") else {
            return description
        }
        return description.replacingCharacters(in: range, with: "<\(type)")
    }

    /// Whether an erased instantiator may name the forwarded values of a type so.
    func stands(for forwarded: [SafeDIDependency]) -> Bool {
        if description.hasSuffix(".ForwardedProperties") { return true }
        if forwarded.count == 1 { return core == forwarded[0].type.core }
        guard description.hasPrefix("("), description.hasSuffix(")") else { return false }
        let elements = Self.split(String(description.dropFirst().dropLast()), at: ",").map {
            SafeDIType($0.withoutSpaceAround).description
        }
        return elements.sorted() == forwarded.map { SafeDIType($0.description).description }.sorted()
    }
    var isOptional: Bool { description.hasSuffix("?") }
    /// `T` for `T?`.
    var unwrapped: String {
        let text = String(description.dropLast())
        return text.hasPrefix("(any ") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()) : text
    }

    /// `T?` for `T`.
    var optional: String { description.contains(" ") ? "(\(description))?" : "\(description)?" }

    /// The type without generic arguments.
    var withoutArguments: String { String(description.prefix { $0 != "<" }) }

    /// The same type within another type, as the compiler searches for it: from the innermost name to the plain one.
    func options(within owner: SafeDIType) -> [SafeDIType] {
        guard let first = description.first, first.isLetter || first == "_", !description.contains(" "),
            description.last?.isPartOfName == true || description.last == ">"
        else { return [self] }
        var parts = Self.split(owner.description, at: ".")
        var result: [SafeDIType] = []
        while !parts.isEmpty {
            result.append(SafeDIType(parts.joined(separator: ".") + "." + description))
            parts.removeLast()
        }
        return result + [self]
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
