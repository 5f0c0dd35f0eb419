/// A protocol that a stub implements, with the members of all protocols that it inherits.
struct StubbedProtocol {
    /// The type without arguments.
    let type: NominalType
    let declaration: ProtocolSources.Declaration
    private(set) var functions: [ProtocolRequirements.Function]
    private(set) var properties: [ProtocolRequirements.Property]
    /// The global actor of the stub.
    private(set) var actor: String?
    /// How generated code names types that have, or may have, the name of a type of a framework or of a package.
    private(set) var qualified: [String: SwiftName] = [:]
    /// The imports of the files whose types the members name.
    private(set) var imports: [ModuleImport]

    /// The associated types of all these protocols, as the stub has them.
    private(set) var associatedTypes = StubbedTypes()

    /// The functions and properties that end the test unless it sets them, because their types have no empty value.
    var unanswered: [String] {
        let functions = functions.filter { function in
            !function.isStatic && function.kind != .initializer
                && function.result.map { $0.empty.expression == nil } == true
        }
        return properties.filter { !$0.isStatic && $0.empty.expression == nil }.map(\.name) + functions.map(\.title)
    }

    /// Why there is no stub. The text follows "because".
    struct Refusal: Error {
        let reason: String
    }

    /// Protocols that any class conforms to without a member.
    private static let memberless: Set<String> = [
        "AnyObject", "class", "Sendable", "SendableMetatype", "Swift.Sendable", "ObservableObject",
        "Combine.ObservableObject", "Identifiable",
        "Error", "LocalizedError", "Observable", "Observation.Observable",
    ]

    /// Protocols of the standard library that a stub conforms to by itself.
    enum StandardProtocol: String {
        case equatable = "Equatable"
        case hashable = "Hashable"
        case described = "CustomStringConvertible"
        case debugDescribed = "CustomDebugStringConvertible"
        case encodable = "Encodable"
        case decodable = "Decodable"
        case codable = "Codable"
    }

    /// The protocols of the standard library that it inherits.
    private(set) var standardProtocols: Set<StandardProtocol> = []

    /// - Parameter user: The module of the stub, if it is one of the sources'. There the module's own names come first.
    /// - Throws: ``Refusal`` if a class could not conform to the protocol, or its members are not known.
    init(_ type: NominalType, in sources: ProtocolSources, usedIn user: String? = nil) throws(Refusal) {
        let type = type.withoutArguments
        guard let module = type.module, let declaration = sources.declaration(of: type.path, in: module) else {
            throw Refusal(reason: "its source is not read here")
        }
        self.type = type
        self.declaration = declaration
        (functions, properties, imports) = ([], [], [])
        actor = Self.actor(of: declaration, in: sources)
        let all = try Self.inherited(by: declaration, in: sources, &standardProtocols)
        for next in all { associatedTypes.add(next.requirements) }
        let isIdentifiable = all.contains { $0.requirements.inherited.contains("Identifiable") }
        let foreign = try associatedTypes.complete(
            primaryNames: declaration.requirements.primaryNames, isIdentifiable: isIdentifiable)
        let own = associatedTypes.names
        if var id = try Self.identity(foreign, isIdentifiable: isIdentifiable, isDeclared: own.contains("ID")) {
            id.isNonisolated = actor != nil
            properties.append(id)
        }
        var identities = Set(properties.map(\.name))
        for next in all {
            let requirements = next.requirements
            var isPartlyUnknown = false
            // An isolated protocol does not isolate the members of a protocol that it inherits.
            let isNonisolated = actor != nil && Self.actor(of: next, in: sources) == nil
            functions += requirements.functions.filter { identities.insert($0.identity).inserted }.map { function in
                var function = function
                function.isNonisolated = function.isNonisolated || isNonisolated && function.actor == nil
                return function
            }
            properties += requirements.properties.filter { identities.insert($0.name).inserted }.map { property in
                var property = property
                property.isNonisolated = property.isNonisolated || isNonisolated && property.actor == nil
                return property
            }
            for word in Self.words(of: requirements).subtracting(own) {
                let module = sources.module(declaring: word, for: next)
                if module == nil, !PlatformTypes.standardTypes.contains(word) { isPartlyUnknown = true }
                if let module, module != user,
                    PlatformTypes.mayDeclare(word) || sources.mayBeConfused(word, of: next)
                {
                    qualified[word] = SwiftName(module: module, declaring: word)
                }
            }
            if isPartlyUnknown { imports += next.imports }
            imports.append(ModuleImport(next.module))
        }
    }

    /// A protocol and those that it inherits, each once.
    ///
    /// - Throws: ``Refusal`` if the members of one are not known.
    private static func inherited(
        by declaration: ProtocolSources.Declaration, in sources: ProtocolSources,
        _ standardProtocols: inout Set<StandardProtocol>
    ) throws(Refusal) -> [ProtocolSources.Declaration] {
        var (all, open): ([ProtocolSources.Declaration], [ProtocolSources.Declaration]) = ([], [declaration])
        var seen = Set([declaration.requirements.name])
        while let next = open.popLast() {
            if let obstacle = next.requirements.obstacle { throw Refusal(reason: obstacle) }
            all.append(next)
            let inherited = sources.inherited(by: next)
            open += inherited.declared.filter { seen.insert($0.requirements.name).inserted }
            for name in inherited.others where !memberless.contains(name) && seen.insert(name).inserted {
                guard let known = StandardProtocol(rawValue: name) else {
                    throw Refusal(reason: "it inherits '\(name)'")
                }
                standardProtocols.insert(known)
            }
        }
        return all
    }

    /// The property `id` whose type a condition about `ID` says, or an associated type; nil if there is none. Without
    /// one, it is the identity of the object.
    ///
    /// - Throws: ``Refusal`` for other conditions.
    private static func identity(
        _ conditions: [ProtocolRequirements.Condition], isIdentifiable: Bool, isDeclared: Bool
    ) throws(Refusal) -> ProtocolRequirements.Property? {
        let same = conditions.first { $0.isSameType && $0.subject.name == "ID" }
        let fits = conditions.allSatisfy { condition in
            condition.subject.name == "ID"
                && (condition.isSameType
                    ? condition.type == same?.type
                    : same != nil || ["Sendable", "Hashable", "Equatable"].contains(condition.type.text))
        }
        guard conditions.isEmpty || isIdentifiable && fits else { throw Refusal(reason: "it has a 'where' clause") }
        if isIdentifiable, isDeclared {
            return .init(name: "id", type: .init(name: "ID"), stored: .init(name: "ID"), empty: .none)
        }
        return same.map { .init(name: "id", type: $0.type, stored: $0.type, empty: $0.empty) }
    }

    private static func ownActor(of declaration: ProtocolSources.Declaration) -> String? {
        declaration.requirements.attributes.first { $0.hasSuffix("Actor") }
            ?? (declaration.isOnMainActor ? "MainActor" : nil)
    }

    /// The global actor of a protocol, which it may have from one that it inherits.
    private static func actor(
        of declaration: ProtocolSources.Declaration, in sources: ProtocolSources, _ seen: Set<String> = []
    ) -> String? {
        if let own = ownActor(of: declaration) { return own }
        guard !seen.contains(declaration.requirements.name) else { return nil }
        let seen = seen.union([declaration.requirements.name])
        return sources.inherited(by: declaration).declared.lazy.compactMap { actor(of: $0, in: sources, seen) }.first
    }

    /// The names of types in the members, with those of associated types.
    private static func words(of requirements: ProtocolRequirements) -> Set<String> {
        let conditions = requirements.conditions.flatMap { [$0.subject, $0.type] }
        let types =
            requirements.functions.flatMap { function -> [ParsedSwift] in
                function.parameters.map(\.type)
                    + [function.result?.type, function.generics, function.conditions, function.effects.code].compactMap
                { $0 }
            } + requirements.properties.map(\.type) + requirements.associatedTypes.compactMap(\.constraint) + conditions
        let generics = Set(requirements.functions.flatMap(\.genericNames))
        return Set(types.flatMap(\.words).filter { $0.isCapitalized }).subtracting(
            generics.union(["Self"]))
    }
}
