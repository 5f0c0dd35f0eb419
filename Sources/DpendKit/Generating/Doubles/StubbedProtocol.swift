/// A protocol that a stub implements, with the members of all protocols that it inherits.
struct StubbedProtocol {
    /// The type without arguments.
    let type: NominalType
    let declaration: ProtocolSources.Declaration
    private(set) var functions: [ProtocolRequirements.Function]
    private(set) var properties: [ProtocolRequirements.Property]
    /// The global actor of the stub.
    private(set) var actor: String?
    /// How generated code names types that have the name of a type of a framework.
    private(set) var qualified: [String: SwiftName] = [:]
    /// The imports of the files whose types the members name.
    private(set) var imports: [ModuleImport]

    var associatedTypes: [ProtocolRequirements.AssociatedType] { declaration.requirements.associatedTypes }

    /// Why there is no stub. The text follows "because".
    struct Refusal: Error {
        let reason: String
    }

    /// Protocols that any class conforms to without a member.
    private static let memberless: Set<String> = [
        "AnyObject", "class", "Sendable", "SendableMetatype", "Swift.Sendable", "ObservableObject", "Combine.ObservableObject", "Identifiable",
    ]

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
        var identities: Set<String> = []
        var open = [declaration]
        var seen = Set([declaration.requirements.name])
        while let next = open.popLast() {
            let requirements = next.requirements
            var isPartlyUnknown = false
            if let obstacle = requirements.obstacle { throw Refusal(reason: obstacle) }
            functions += requirements.functions.filter { identities.insert($0.identity).inserted }
            properties += requirements.properties.filter { identities.insert($0.name).inserted }
            if !requirements.associatedTypes.isEmpty, next.requirements.name != declaration.requirements.name {
                throw Refusal(reason: "the inherited '\(requirements.name)' has associated types")
            }
            actor = actor ?? requirements.attributes.first { $0 != "MainActor" && $0.hasSuffix("Actor") || $0 == "MainActor" }
                ?? (next.isOnMainActor ? "MainActor" : nil)
            for word in Self.words(of: requirements) {
                let module = sources.module(declaring: word, for: next)
                if module == nil, !PlatformTypes.standardTypes.contains(word) { isPartlyUnknown = true }
                if let module, module != user, PlatformTypes.mayDeclare(word) { qualified[word] = SwiftName(module: module, declaring: word) }
            }
            if isPartlyUnknown { imports += next.imports }
            imports.append(ModuleImport(next.module))
            for name in requirements.inherited where !Self.memberless.contains(name) && seen.insert(name).inserted {
                guard let inherited = sources.inherited(name, by: next) else { throw Refusal(reason: "it inherits '\(name)'") }
                open.append(inherited)
            }
        }
    }

    /// The names of types in the members.
    private static func words(of requirements: ProtocolRequirements) -> Set<String> {
        let own = Set(requirements.associatedTypes.map(\.name)).union(["Self"])
        let types = requirements.functions.flatMap { function -> [ParsedSwift] in
            function.parameters.map(\.type) + [function.result?.type, function.generics, function.conditions, function.effects.code].compactMap { $0 }
        } + requirements.properties.map(\.type) + requirements.associatedTypes.compactMap(\.constraint)
        let generics = Set(requirements.functions.flatMap(\.genericNames))
        return Set(types.flatMap(\.words).filter { $0.first?.isUppercase == true }).subtracting(own).subtracting(generics)
    }
}
