/// A public type without public members that stands for a type that other modules cannot name (adoption, section 5).
package struct OpaqueType: Sendable, Hashable {
    /// The type that it stands for, with its generic arguments.
    package var type: NominalType
    /// Its name in the exports file: `Feature_Cache`.
    package var name: String

    package init(type: NominalType, name: String) {
        self.type = type
        self.name = name
    }
}

extension TypeExpression {
    /// The type with opaque types instead of types that other modules cannot name.
    ///
    /// - Parameter name: The name of the opaque type that stands for a type, with all its generic arguments.
    func hidingTypes(_ name: (NominalType) -> String?) -> TypeExpression {
        guard case .nominal(var nominal) = self, let name = name(nominal) else {
            return mappingParts { $0.hidingTypes(name) }
        }
        nominal.opaqueName = name
        // Generated code writes no 'any' before it.
        nominal.isProtocol = false
        return .nominal(nominal)
    }

    /// Whether only the library that declares the type can use its values.
    var isOpaque: Bool { nominalTypes.contains { $0.opaqueName != nil } }
}

extension LibraryModule {
    /// The library with the names of its opaque types in all types of its factories.
    func hidingTypes() -> LibraryModule {
        if opaqueTypes.isEmpty { return self }
        let names = Dictionary(opaqueTypes.map { (inLibrary($0.type), $0.name) }) { first, _ in first }
        func hide(_ type: TypeExpression) -> TypeExpression {
            if case .nominal(let nominal) = type, let name = names[inLibrary(nominal)] {
                return TypeExpression.nominal(inLibrary(nominal)).hidingTypes { _ in name }
            }
            return type.mappingParts(hide)
        }
        var result = self
        result.factories = factories.map { $0.mappingTypes(hide) }
        return result
    }

    /// A type of a module file, which may write the module before the name, as a type of this module.
    private func inLibrary(_ type: NominalType) -> NominalType {
        if type.module != nil { return type }
        var result = type
        if type.components.count > 1, type.components[0].name == name { result.components.removeFirst() }
        result.module = name
        return result
    }
}
