/// Judges whether other modules can use a class that a filter chooses in a library (semantics, section 5,
/// `not-exported`).
struct ExportJudge {
    let types: TypeCollector
    private var index: DeclarationIndex { types.index }
    private let isLibrary: Bool

    init(types: TypeCollector) {
        self.types = types
        isLibrary = types.options.mode == .library
    }

    /// Whether a class is declared as exported but lies in a type that is not.
    func isHidden(_ identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        guard isLibrary, let kind = types.implicitKind(of: identifier), types.options.implicitKinds.contains(kind),
            !index[identifier].isIgnored, types.isOfHome(identifier),
            index.access(of: identifier) < types.options.collectedAccess
        else { return false }
        return writtenAccess(of: identifier) >= types.options.collectedAccess
            && !index.chain(from: identifier).contains { index[$0].modifiers.isUnavailable }
    }

    /// The type around a chosen class that keeps other modules from using the class; nil if there is none, or if it is
    /// private on purpose.
    func hiddenOwner(of identifier: DeclarationIndex.TypeIdentifier) -> CollectedDependencies.InaccessibleProvider? {
        guard isLibrary else { return nil }
        let around = index.chain(from: identifier).dropFirst().compactMap(typeItself)
        guard let hidden = around.first(where: { index.access(of: $0) < types.options.collectedAccess }),
            index.access(of: hidden) >= .internal
        else { return nil }
        let (name, required) = (index.name(of: hidden), "\(types.options.collectedAccess)")
        return problem(
            identifier, "'\(name)' around it is \(index.access(of: hidden))",
            Remedy(.init(.setAccess, name, required, at: index[hidden].location)), at: index[identifier].location)
    }

    /// The problem of a chosen class without an initializer that other modules can call; nil if there is one, or if all
    /// are private.
    func hiddenInitializer(of identifier: DeclarationIndex.TypeIdentifier) -> CollectedDependencies
        .InaccessibleProvider?
    {
        guard isLibrary else { return nil }
        return InitializerCollector(types: types).hiddenInitializer(of: identifier).map {
            problem(identifier, $0.reason, $0.remedy, at: $0.location)
        }
    }

    /// The type that an extension extends, or a type itself; nil for a type of another module.
    private func typeItself(_ identifier: DeclarationIndex.TypeIdentifier) -> DeclarationIndex.TypeIdentifier? {
        guard index[identifier].kind == .extension else { return identifier }
        guard
            case .type(let extended) = index.declared(
                index.name(of: identifier), in: index.module, from: identifier.file)
        else { return nil }
        return extended
    }

    /// The access that a type declares itself, or by the extension around it.
    private func writtenAccess(of identifier: DeclarationIndex.TypeIdentifier) -> AccessLevel {
        if let own = index[identifier].modifiers.access { return own }
        guard let parent = index[identifier].parent else { return .internal }
        let container = DeclarationIndex.TypeIdentifier(file: identifier.file, position: parent)
        return index[container].kind == .extension ? index[container].modifiers.access ?? .internal : .internal
    }

    private func problem(
        _ identifier: DeclarationIndex.TypeIdentifier, _ reason: String, _ remedy: Remedy, at location: SourceLocation
    ) -> CollectedDependencies.InaccessibleProvider {
        let types = [types.nominalType(of: identifier)] + types.hierarchy.conformances(of: identifier).all
        return .init(
            remark: .init(subject: index.name(of: identifier), message: reason, location: location), kind: .chosenClass,
            types: types.map(TypeExpression.nominal), remedy: remedy)
    }
}
