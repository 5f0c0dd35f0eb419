/// Distinguishes code that puts objects together from code that makes one beside its own work, by names and by the
/// number of objects.
struct CompositionCode {
    private static let words: Set<String> = [
        "App", "Assembler", "Assembly", "Builder", "Component", "Composer", "Composition", "Configurator", "Container",
        "Coordinator", "DI",
        "Dependencies", "Dependency", "Environment", "Factory", "Flow", "Injection", "Injector", "Module", "Registry",
        "Resolver", "Root", "Router",
        "Wireframe",
    ]
    private static let containers: Set<String> = ["Assembler", "Assembly", "Container", "DI", "Dependencies"]

    /// Whether a type has a name that is typical for code that a generated container replaces.
    static func isContainer(_ type: TypeName) -> Bool { isContainer(named: type.path) }

    static func isContainer(named name: String) -> Bool {
        name.camelCaseWords.last.map(containers.contains) ?? false || name.hasSuffix("CompositionRoot")
            || name.hasSuffix("DI")
    }

    /// The minimum number of objects, of types that take part in injection, that such a function makes.
    private static let many = 3
    private let counts: [SourceLocation: Int]

    init(_ constructions: [Construction]) {
        counts = constructions.reduce(into: [:]) { counts, construction in
            if let member = construction.written.member { counts[member, default: 0] += 1 }
        }
    }

    func contains(_ construction: Construction) -> Bool {
        if let member = construction.written.member, (counts[member] ?? 0) >= Self.many { return true }
        return construction.written.owners.contains { owner in
            owner.hasSuffix("AppDelegate") || owner.hasSuffix("SceneDelegate") || Self.isComposition(owner)
        }
    }

    /// Words of composition code. The last word of a type's name counts, and the first word of a function's name:
    /// `LoginFactory`, `factoryOfLogin`.
    private static func isComposition(_ name: String) -> Bool {
        name.split(separator: ".").contains { part in
            let words = part.camelCaseWords
            guard let last = words.last, let first = words.first else { return false }
            return Self.words.contains(last) || first == "DI"
                || last == "Impl" && words.dropLast().last.map(Self.words.contains) ?? false
        }
    }
}
