import Foundation

/// The protocols and type aliases of a library, before and after.
enum DeclarationComparison {
    private typealias Declaration = GraphDocument.ExportedDeclaration

    static func protocols(
        _ old: [GraphDocument.ExportedDeclaration], _ new: [GraphDocument.ExportedDeclaration]
    ) -> [GraphChange] {
        changes(old, new, .protocol) { before, now in
            let lost = parts(before).subtracting(parts(now)).sorted()
            let gained = parts(now).subtracting(parts(before)).sorted()
            let losses = lost.map { "is no longer \($0)" }
            let gains = gained.map { "is \($0) now" }
            // A type that conforms to an isolated protocol gets its isolation.
            let isBreaking = !lost.isEmpty || gained.contains { $0.hasPrefix("@") }
            return (isBreaking, "it " + (losses + gains).joined(separator: ", "))
        }
    }

    static func typealiases(
        _ old: [GraphDocument.ExportedDeclaration], _ new: [GraphDocument.ExportedDeclaration]
    ) -> [GraphChange] {
        changes(old, new, .typealias) { before, now in
            (true, "it names '\(now.meaning)' now and not '\(before.meaning)', which is another key")
        }
    }

    private static func parts(_ declaration: Declaration) -> Set<String> {
        Set(declaration.meaning.components(separatedBy: ", ").filter { !$0.isEmpty })
    }

    private static func changes(
        _ old: [Declaration], _ new: [Declaration], _ aspect: GraphChange.Aspect,
        _ judge: (Declaration, Declaration) -> (isBreaking: Bool, meaning: String)
    ) -> [GraphChange] {
        let before = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
        let now = Dictionary(new.map { ($0.name, $0) }) { first, _ in first }
        let word = aspect == .protocol ? "protocol" : "type alias"
        return Set(before.keys).union(now.keys).sorted().compactMap { name in
            switch (before[name], now[name]) {
            case (let one?, let other?) where one != other:
                let (isBreaking, meaning) = judge(one, other)
                return GraphChange(
                    kind: .changed, subject: name, aspect: aspect, isBreaking: isBreaking, old: one.meaning,
                    new: other.meaning, meaning: meaning)
            case (_?, nil):
                return GraphChange(
                    kind: .removed, subject: name, aspect: aspect, isBreaking: true, meaning: "the \(word) is gone")
            case (nil, _?):
                return GraphChange(
                    kind: .added, subject: name, aspect: aspect, isBreaking: false, meaning: "the \(word) is new")
            case (_?, _?), (nil, nil): return nil
            }
        }
    }
}
