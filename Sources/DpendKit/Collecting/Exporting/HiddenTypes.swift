/// The types of a library that other modules cannot name.
struct HiddenTypes {
    private let types: TypeCollector
    private var index: DeclarationIndex { types.index }

    init(types: TypeCollector) {
        self.types = types
    }

    func areIn(_ key: DependencyKey) -> Bool { areIn(key.type) || key.tag.map(areIn) ?? false }

    /// Whether a type is hidden, or contains one that is.
    func areIn(_ type: TypeExpression) -> Bool { type.nominalTypes.contains(where: isHidden) }

    private func isHidden(_ type: NominalType) -> Bool {
        guard type.module == index.module else { return false }
        // A nested type without a declaration, such as an associated type that a member decides, is seen at most where
        // the type around it is.
        var path = Substring(type.path)
        while true {
            if let declared = index.declared(String(path), in: index.module) {
                guard case .type(let identifier) = declared else { return false }
                return types.isOfHome(identifier) && !types.isExported(identifier)
            }
            guard let dot = path.lastIndex(of: ".") else { return false }
            path = path[..<dot]
        }
    }

    /// Whether a type has a form for other modules. Opaque types stand only for named types, not for a composition or a
    /// dictionary.
    func areExportable(in type: TypeExpression) -> Bool {
        guard areIn(type) else { return true }
        if case .nominal(let nominal) = type { return !nominal.isForm || nominal.arguments.allSatisfy(areExportable) }
        switch type {
        case .nominal: return true
        case .optional(let inner), .array(let inner): return areExportable(in: inner)
        case .function(let function):
            if case .typed(let error) = function.throwing, areIn(error) { return false }
            return (function.parameters + [function.result]).allSatisfy(areExportable)
        case .dictionary, .tuple, .composition, .metatype, .protocolMetatype, .other: return false
        }
    }

    /// Why no function can make a provider's instances, if a parameter or result has a type that has no form for other
    /// modules.
    func problem(of factory: DependencyFactory) -> CollectedDependencies.InaccessibleProvider? {
        let access = types.options.exportedAccess
        func problem(_ reason: String) -> CollectedDependencies.InaccessibleProvider {
            .init(
                remark: .init(
                    subject: factory.providerType?.spelling(.plain) ?? factory.description, message: reason,
                    location: factory.location),
                kind: factory.providerType == nil ? .member : .chosenClass, types: [factory.key.type])
        }
        if factory.providerType == nil, factory.scope == .weakSingleton, areIn(factory.key) {
            return problem("'\(factory.key.name)' is not \(access)")
        }
        let unable = factory.parameters.first { !areExportable(in: $0.dependency.requestedType) }
        if let unable {
            return problem(
                "the type '\(unable.dependency.requestedType)' of '\(unable.label)' contains a type that is not \(access)"
            )
        }
        return areExportable(in: factory.key.type)
            ? nil : problem("'\(factory.key.name)' contains a type that is not \(access)")
    }

    /// The opaque types for types in signatures, sorted by name.
    func opaqueTypes(in signatures: [TypeExpression]) -> [LibraryExports.Opaque] {
        var found: [NominalType: Bool] = [:]
        for type in signatures { find(in: type, isTag: false, &found) }
        let sorted = found.keys.sorted { $0.spelling(.identity) < $1.spelling(.identity) }
        let short = Dictionary(grouping: sorted) { AccessorName.capitalized(of: .nominal($0)) }
        return sorted.map { type in
            let name = AccessorName.capitalized(of: .nominal(type))
            let unique = short[name]?.count == 1 ? name : AccessorName.full(of: .nominal(type))
            return LibraryExports.Opaque(
                type: OpaqueType(type: type, name: "\(index.module)_\(unique)"), isSendable: isSendable(type),
                isTag: found[type] ?? false, availability: types.availability(of: .nominal(type)))
        }.sorted { $0.type.name < $1.type.name }
    }

    /// Collects the outermost types that are hidden or contain hidden ones, and whether they are tags.
    private func find(in type: TypeExpression, isTag: Bool, _ found: inout [NominalType: Bool]) {
        guard areIn(type) else { return }
        if case .nominal(let nominal) = type, !nominal.isForm {
            found[nominal] = isTag
            return
        }
        let tag = type.tagged?.tag
        var parts: [TypeExpression] = []
        _ = type.mappingParts { part in
            parts.append(part)
            return part
        }
        for part in parts { find(in: part, isTag: part == tag, &found) }
    }

    /// Whether a type is certainly `Sendable`: an actor, isolated to one, or declared so.
    private func isSendable(_ type: NominalType) -> Bool {
        guard !type.isGeneric, let module = type.module,
            case .type(let identifier) = index.declared(type.path, in: module)
        else { return false }
        switch index[identifier].kind {
        case .actor: return true
        case .protocol: return types.hierarchy.inheritedProtocols(of: type).contains(where: \.isSendable)
        case .class where types.globalActor(of: identifier) != nil: return true
        case .class, .struct, .enum:
            return types.hierarchy.conformances(of: identifier).all.contains(where: \.isSendable)
        case .extension: return false
        }
    }
}

extension NominalType {
    /// Whether it is DpendRuntime's `Lazy` or `Tagged`, whose arguments have opaque forms.
    fileprivate var isForm: Bool {
        TypeExpression.nominal(self).lazy != nil || TypeExpression.nominal(self).tagged != nil
    }

    fileprivate var arguments: [TypeExpression] { components.flatMap(\.arguments) }

    fileprivate var isSendable: Bool { isOfLanguage && (path == "Sendable" || path == "Actor") }
}
