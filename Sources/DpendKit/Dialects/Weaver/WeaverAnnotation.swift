import Foundation

/// The content of a comment `// weaver: …` or an attribute `@Weaver(…)`.
enum WeaverAnnotation: Equatable {
    /// `clock = SystemClock <- Clock`
    case registration(name: String, type: WeaverType, interface: WeaverType?)
    /// `clock <- Clock`
    case reference(name: String, type: WeaverType)
    /// `userID <= Int`
    case parameter(name: String, type: WeaverType)
    /// `clock.scope = .lazy`; the name is `self` for the type itself.
    case attribute(name: String, Attribute)
    /// `import Networking`
    case module

    enum Attribute: Equatable {
        case isolated(Bool)
        case builder(String)
        case scope(WeaverScope)
        case platforms([String])
        case projects([String])
        /// `objc`, `setter` or `escaping`, which do not affect dpend's checks.
        case flag(String)

        var name: String {
            switch self {
            case .isolated: "isIsolated"
            case .builder: "builder"
            case .scope: "scope"
            case .platforms: "platforms"
            case .projects: "projects"
            case .flag(let name): name
            }
        }
    }

    /// The reason why Weaver does not understand an annotation, as the end of a sentence.
    struct Mistake: Error, Equatable {
        var reason: String
    }
}

/// How long Weaver keeps an instance.
enum WeaverScope: String, CaseIterable {
    case container, lazy, transient, weak

    var meaning: RegistryScope {
        switch self {
        case .container, .lazy: .singleton
        case .transient: .unique
        case .weak: .weakSingleton
        }
    }
}

extension WeaverAnnotation {
    /// Reads the text after the slashes of a comment; nil if it is not an annotation.
    static func reading(comment: String) throws(Mistake) -> WeaverAnnotation? {
        guard comment.hasPrefix("weaver") else { return nil }
        let rest = comment.dropFirst(6).drop(while: \.isWhitespace)
        guard rest.first == ":" else { return nil }
        let text = String(rest.dropFirst().drop(while: \.isWhitespace))
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let tail = text[name.endIndex...]
        if name == "import", tail.first?.isWhitespace == true { return .module }
        if !name.isEmpty, tail.first == "." {
            let key = tail.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let value = tail[key.endIndex...].drop(while: \.isWhitespace)
            if value.first == "=", value.dropFirst().first != "=" {
                return .attribute(name: String(name), try attribute(String(key), value.dropFirst().withoutSpaceAround))
            }
        }
        let sign = tail.drop(while: \.isWhitespace)
        if !name.isEmpty, sign.hasPrefix("<-") {
            return .reference(name: String(name), type: try type(sign.dropFirst(2).withoutSpaceAround))
        }
        if !name.isEmpty, sign.hasPrefix("<=") {
            return .parameter(name: String(name), type: try type(sign.dropFirst(2).withoutSpaceAround))
        }
        if !name.isEmpty, sign.first == "=" {
            let parts = sign.dropFirst().components(separatedBy: "<-").map { $0[...].withoutSpaceAround }
            if parts.count < 3 {
                return .registration(
                    name: String(name), type: try type(parts[0]), interface: parts.count == 2 ? try type(parts[1]) : nil
                )
            }
        }
        throw Mistake(reason: "'\(comment)' is not an annotation that Weaver reads")
    }

    private static func type(_ text: String) throws(Mistake) -> WeaverType {
        guard let type = WeaverType(text) else { throw Mistake(reason: "'\(text)' is not a type") }
        return type
    }

    /// Reads a setting.
    static func attribute(_ name: String, _ value: String) throws(Mistake) -> Attribute {
        func flag() throws(Mistake) -> Bool {
            guard let flag = Bool(value) else {
                throw Mistake(reason: "'\(value)' is not a value of '\(name)', which takes 'true' or 'false'")
            }
            return flag
        }
        switch name {
        case "isIsolated": return .isolated(try flag())
        case "builder": return .builder(value)
        case "scope":
            guard value.first == ".", let scope = WeaverScope(rawValue: String(value.dropFirst())) else {
                throw Mistake(
                    reason:
                        "'\(value)' is not a scope; the scopes are \(WeaverScope.allCases.map { "'.\($0.rawValue)'" }.joined(separator: ", "))"
                )
            }
            return .scope(scope)
        case "platforms", "projects":
            guard value.first == "[", value.last == "]" else {
                throw Mistake(reason: "'\(value)' is not a list, and '\(name)' takes a list")
            }
            let parts = value.dropFirst().dropLast().split(separator: ",").map {
                $0.withoutSpaceAround.filter { !"\".".contains($0) }
            }
            return name == "platforms" ? .platforms(parts) : .projects(parts)
        case "objc", "setter", "escaping":
            _ = try flag()
            return .flag(name)
        default: throw Mistake(reason: "Weaver has no attribute '\(name)'")
        }
    }
}

extension Substring {
    var withoutSpaceAround: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
