/// The initializer that Swift adds to a struct that declares none.
///
///     struct Point { var x: Int }                         init(x: Int)
///     struct Login { @Injected(\.api) private var api: API }   init(), since only its file sees the memberwise one
struct SynthesizedInitializer {
    /// The properties that the memberwise one takes.
    let properties: [StoredPropertyDeclaration]
    /// Whether it takes properties. Otherwise it is `init()`: a private property hides the memberwise one, and each
    /// property has a value.
    let isMemberwise: Bool
    /// Its access, as far as the properties decide.
    let access: AccessLevel
    private let identifier: DeclarationIndex.TypeIdentifier
    private let wrappers: PropertyWrappers

    init(of identifier: DeclarationIndex.TypeIdentifier, types: TypeCollector) {
        let index = types.index
        let wrappers = PropertyWrappers(types: types)
        let properties = index[identifier].properties.filter { !($0.isConstant && $0.hasDefault) }
        let isHidden = properties.contains { $0.modifiers.access.map { $0 < .internal } ?? false }
        isMemberwise = !isHidden || !properties.allSatisfy { wrappers.hasValue($0, in: identifier) }
        access =
            isMemberwise
            ? properties.map { min(.internal, index.access(of: $0.modifiers, in: identifier)) }.min() ?? .internal
            : .internal
        (self.properties, self.identifier, self.wrappers) = (properties, identifier, wrappers)
    }

    /// The parameters of a call.
    var parameters: [ParameterDeclaration] {
        if !isMemberwise { return [] }
        return properties.compactMap { property in
            // A property without a written type has a default value, which the call omits.
            guard let type = property.type else { return nil }
            let wrapped =
                property.modifiers.attributes.isEmpty ? nil : wrappers.parameter(of: property, type, in: identifier)
            return ParameterDeclaration(
                label: property.name, type: wrapped?.type ?? type,
                hasDefault: property.hasDefault || wrapped?.hasDefault == true, isVariadic: false, isInout: false,
                isImplicitlyGeneric: false, location: property.location)
        }
    }

    /// Whether a property has a value before the initializer runs.
    func hasValue(_ property: StoredPropertyDeclaration) -> Bool { wrappers.hasValue(property, in: identifier) }
}
