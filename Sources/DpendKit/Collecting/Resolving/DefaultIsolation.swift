/// Swift's default isolation in a module that is isolated to the main actor by default (SE-0466), and the isolation of
/// conformances (SE-0470).
extension TypeCollector {
    typealias Identifier = DeclarationIndex.TypeIdentifier

    /// Whether a file's module is isolated to the main actor by default.
    func isOnMainActorByDefault(file: Int) -> Bool {
        index.sourceModules.all[index.moduleNumber(ofFile: file)].isOnMainActor
            ?? (options.defaultIsolation == .mainActor)
    }

    /// The actor of a type without a written isolation. For a protocol it isolates only the protocol itself.
    func defaultGlobalActor(of identifier: Identifier) -> String? {
        guard index[identifier].kind != .protocol, isOnMainActorByDefault(file: identifier.file),
            !isKeptOffMainActor(identifier)
        else { return nil }
        guard let parent = index[identifier].parent else { return "MainActor" }
        // A type nested in a type follows that type. A type nested in an extension does not follow the extension.
        let outer = Identifier(file: identifier.file, position: parent)
        return index[outer].kind == .extension || globalActor(of: outer) == "MainActor" ? "MainActor" : nil
    }

    /// Whether a declaration inherits a protocol that requires `Sendable`, and no isolated protocol.
    private func isKeptOffMainActor(_ identifier: Identifier) -> Bool {
        let inherited = hierarchy.supertypesAtDeclaration(of: identifier).map(\.type)
        return inherited.contains { !Self.isSendable($0) && demandsSendable($0) }
            && !inherited.contains(where: isIsolatedByDefault)
    }

    /// Whether a protocol of the sources is isolated to the main actor by default.
    private func isIsolatedByDefault(_ type: NominalType) -> Bool {
        guard let identifier = declaredProtocol(type), !index[identifier].modifiers.isNonisolated else { return false }
        return isOnMainActorByDefault(file: identifier.file)
    }

    private func declaredProtocol(_ type: NominalType) -> Identifier? {
        guard let module = type.module, case .type(let identifier) = index.declared(type.path, in: module),
            index[identifier].kind == .protocol
        else { return nil }
        return identifier
    }

    private static func isSendable(_ type: NominalType) -> Bool {
        isStandard(type) && (type.path == "Sendable" || type.path == "SendableMetatype")
    }

    private static func isStandard(_ type: NominalType) -> Bool { type.module == nil || type.module == "Swift" }

    private func demandsSendable(_ type: NominalType) -> Bool {
        func isKnown(_ type: NominalType) -> Bool {
            Self.isStandard(type) && Self.sendableProtocols.contains(type.path)
        }
        return isKnown(type) || hierarchy.inheritedProtocols(of: type).contains(where: isKnown)
    }

    /// Protocols of Swift's own modules that inherit `Sendable`, or `SendableMetatype`.
    private static let sendableProtocols: Set<String> = [
        "Sendable", "SendableMetatype", "Error", "LocalizedError", "RecoverableError", "CustomNSError", "CodingKey",
        "Actor", "GlobalActor",
        "Executor", "SerialExecutor", "TaskExecutor", "Clock", "InstantProtocol", "DurationProtocol",
    ]

    /// Whether a superclass of a class is declared nonisolated. Then the class is nonisolated as well.
    func isNonisolated(superclass type: TypeHierarchy.Supertype, depth: Int) -> Bool {
        guard depth <= 16, let superclass = type.identifier, index[superclass].kind == .class else { return false }
        if index[superclass].modifiers.isNonisolated { return true }
        return hierarchy.supertypesAtDeclaration(of: superclass).first.map {
            isNonisolated(superclass: $0, depth: depth + 1)
        } ?? false
    }

    /// The actor of an initializer without a written isolation.
    func globalActor(ofInitializerIn container: Identifier, of type: Identifier) -> String? {
        if let actor = globalActor(in: index[container].modifiers.attributes, of: container) { return actor }
        if let actor = globalActor(of: type) { return actor }
        if index[container].modifiers.isNonisolated || !isOnMainActorByDefault(file: container.file) { return nil }
        if index[type].kind == .actor {
            return hierarchy.supertypesAtDeclaration(of: type).contains { isIsolatedByDefault($0.type) }
                ? "MainActor" : nil
        }
        // An extension of a 'nonisolated' type is not 'nonisolated' itself.
        return index[container].kind == .extension && !isKeptOffMainActor(type) ? "MainActor" : nil
    }

    /// The actors of the isolated conformances of a type, including its superclasses' ones.
    func conformanceActors(of identifier: Identifier) -> [NominalType: String] {
        var result: [NominalType: String] = [:]
        var type: Identifier? = identifier
        for _ in 0...16 {
            guard let current = type else { break }
            let actor = globalActor(of: current)
            addConformanceActors(
                at: current, onActor: actor != nil, actor.flatMap { infersIsolation(file: current.file) ? $0 : nil },
                to: &result)
            if index[current].kind != .class { break }
            type = hierarchy.superclass(of: current)
        }
        return result
    }

    /// Whether conformances of isolated types in a file are isolated without being written so.
    private func infersIsolation(file: Int) -> Bool {
        let module = index.sourceModules.all[index.moduleNumber(ofFile: file)]
        let compiler = module.conditions?.compiler ?? options.compiler
        return compiler.hasFeature(CompilerConditions.mainActorFeature) || isOnMainActorByDefault(file: file)
    }

    /// - Parameters:
    ///   - isOnActor: Whether the type is isolated.
    ///   - inferred: The actor of its conformances without a written isolation.
    private func addConformanceActors(
        at identifier: Identifier, onActor isOnActor: Bool, _ inferred: String?, to result: inout [NominalType: String]
    ) {
        let extensions = index.extensions(of: identifier)
        func isIsolated(_ container: Identifier) -> Bool {
            index[container].inheritance.contains { $0.isolation != nil }
        }
        // Most types have no extensions, and their conformances have no written isolation.
        if extensions.isEmpty, inferred == nil, !isIsolated(identifier) { return }
        let containers = ([identifier] + extensions).filter {
            !index[$0].isConstrained && !index[$0].inheritance.isEmpty
        }
        let actors = containers.map { container in
            // An extension of an isolated type has the isolation of the type.
            if isOnActor {
                return index[container].kind == .extension && index[container].modifiers.isNonisolated ? nil : inferred
            }
            return globalActor(ofExtension: container)
        }
        guard actors.contains(where: { $0 != nil }) || containers.contains(where: isIsolated) else { return }
        var others: Set<NominalType> = []
        for (container, actor) in zip(containers, actors) {
            addConformances(of: container, actor, to: &result, others: &others)
        }
        for name in others { result[name] = nil }
    }

    private func globalActor(ofExtension container: Identifier) -> String? {
        guard index[container].kind == .extension, !index[container].modifiers.isNonisolated else { return nil }
        return globalActor(in: index[container].modifiers.attributes, of: container)
            ?? (isOnMainActorByDefault(file: container.file) ? "MainActor" : nil)
    }

    private func addConformances(
        of container: Identifier, _ actor: String?, to result: inout [NominalType: String],
        others: inout Set<NominalType>
    ) {
        let context = resolver.context(outside: container)
        for inherited in index[container].inheritance {
            let own =
                inherited.isolation == "nonisolated"
                ? nil : inherited.isolation.flatMap { globalActor(in: [$0], of: container) }
            let actor = inherited.isolation == "nonisolated" ? nil : own ?? actor
            for type in TypeCollector.names(in: resolver.resolve(inherited.type, in: context)) {
                let names = hierarchy.inheritedProtocols(of: type) + [type]
                if let actor, own != nil || canBeIsolated(type) {
                    for name in names { result[name] = actor }
                } else {
                    others.formUnion(names)
                }
            }
        }
    }

    private static func names(in type: TypeExpression) -> [NominalType] {
        if case .composition(let members) = type { return members.flatMap(names) }
        return type.nominal.map { [$0] } ?? []
    }

    /// Whether a conformance takes the isolation of its extension. It does not if the protocol is isolated, or if every
    /// isolation must have the conformance.
    private func canBeIsolated(_ type: NominalType) -> Bool {
        guard !demandsSendable(type), !isIsolatedByDefault(type) else { return false }
        return declaredProtocol(type).map { globalActor(of: $0) == nil } ?? true
    }
}
