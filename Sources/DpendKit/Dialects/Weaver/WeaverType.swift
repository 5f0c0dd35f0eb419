/// A type as Weaver compares it: by its text, without white space. The order of a composition does not matter.
struct WeaverType: Hashable {
    /// The sorted parts. Only a composition has more than one.
    let parts: [String]

    /// Reads a text; nil if it is not a type.
    init?(_ text: String) {
        var all: [String] = [""]
        var depth = 0
        var last: Character = " "
        for character in text {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">": if last != "-" { depth -= 1 }
            case "&" where depth == 0:
                all.append("")
                last = " "
                continue
            case _
            where character.isLetter || character.isNumber || character.isWhitespace || "._-?,:".contains(character):
                break
            default: return nil
            }
            if depth < 0 { return nil }
            all[all.count - 1].append(character)
            last = character
        }
        guard depth == 0 else { return nil }
        parts = all.map(Self.normalized).sorted()
        if parts.contains("") { return nil }
    }

    init?(_ type: TypeExpression) { self.init(type.spelling(.plain)) }

    private init(parts: [String]) { self.parts = parts }

    private static func normalized(_ text: String) -> String {
        var trimmed = text[...].withoutSpaceAround
        if trimmed.hasPrefix("any ") { trimmed.removeFirst(4) }
        let compact = trimmed.filter { !$0.isWhitespace }
        return compact.hasPrefix("Optional<") && compact.hasSuffix(">")
            ? String(compact.dropFirst(9).dropLast()) + "?" : compact
    }

    /// The parts, each as a type of its own.
    var all: [WeaverType] { parts.map { WeaverType(parts: [$0]) } }

    var isOptional: Bool { parts.count == 1 && parts[0].hasSuffix("?") }
}

extension WeaverType: CustomStringConvertible {
    var description: String { parts.joined(separator: " & ") }
}
