/// Initializers that no other module can call.
extension InitializerCollector {
    /// The reason why no other module can call an initializer of a type, as a sentence about the type, and its place.
    /// Nil if a module can, if no initializer is known, and if all are private on purpose.
    func hiddenInitializer(of identifier: DeclarationIndex.TypeIdentifier) -> (
        reason: String, remedy: Remedy, location: SourceLocation
    )? {
        let candidates = candidates(of: identifier, depth: 0)
        guard !candidates.contains(where: { $0.access >= types.requiredAccess(to: identifier) }),
            let nearest = candidates.filter({ $0.access >= .internal }).max(by: { $0.access < $1.access })
        else { return nil }
        let own = index[nearest.container].initializers.first { $0.location == nearest.declaration.location }
        let (name, required) = (index.name(of: identifier), "\(types.requiredAccess(to: identifier))")
        if own != nil {
            let location = nearest.declaration.location
            return (
                "its initializer is \(nearest.access)",
                Remedy(.init(.setAccess, "init", required, of: name, at: location)), location
            )
        }
        // The class may inherit a public initializer from a superclass of another module.
        if index[identifier].kind == .class {
            if let superclass = librarySuperclass(of: identifier) {
                return (
                    "the module file of '\(superclass.module ?? "")' does not have the initializers of its superclass '\(superclass.path)'",
                    Remedy(.init(.addInitializer, name, required, at: index[identifier].location)),
                    index[identifier].location
                )
            }
            if hasForeignSuperclass(identifier) { return nil }
        }
        return (
            "the initializer that Swift adds to it is \(nearest.access)",
            Remedy(.init(.addInitializer, name, required, at: index[identifier].location)),
            index[identifier].location
        )
    }

    /// The superclass from a linked library whose initializers are unknown; nil if there is none.
    private func librarySuperclass(of identifier: DeclarationIndex.TypeIdentifier) -> NominalType? {
        types.hierarchy.inherited(by: identifier).first {
            index.supertypes(ofLibraryClass: $0) != nil || isLibraryClass($0)
        }
    }

    private func isLibraryClass(_ name: NominalType) -> Bool {
        guard let module = name.module, case .libraryType(let type) = index.declared(name.path, in: module) else {
            return false
        }
        return type.kind == .class
    }

    /// Whether a class may have an unknown superclass, at any height.
    private func hasForeignSuperclass(_ identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        let conformances = types.hierarchy.conformances(of: identifier)
        return (conformances.protocols + conformances.onDemand).contains { name in
            guard let module = name.module else {
                return !name.isMarker && !name.isProtocol && !Sendability.neutral.contains(name.path)
            }
            if case .libraryType = index.declared(name.path, in: module) { return true }
            return false
        }
    }
}
