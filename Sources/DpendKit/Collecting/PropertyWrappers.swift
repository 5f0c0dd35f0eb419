/// Finds what a memberwise initializer takes for a property with a wrapper.
///
///     @State var count: Int          init(count: Int)                    State has init(wrappedValue:)
///     @Binding var isOn: Bool        init(isOn: Binding<Bool>)           Binding has none
///     @EnvironmentObject var a: A    init(a: EnvironmentObject<A> = …)   EnvironmentObject has init()
struct PropertyWrappers {
    let types: TypeCollector
    private var index: DeclarationIndex { types.index }

    /// A property wrapper.
    fileprivate struct Wrapper {
        var name: NominalType
        var traits: PropertyWrapperTraits
    }

    /// The parameter for a property; nil if none of its attributes is known to be a property wrapper.
    func parameter(
        of property: StoredPropertyDeclaration, _ type: TypeExpression, in identifier: DeclarationIndex.TypeIdentifier
    ) -> (type: TypeExpression, hasDefault: Bool)? {
        let wrappers = property.modifiers.attributes.compactMap { wrapper(named: $0, in: identifier) }
        guard let outermost = wrappers.first else { return nil }
        let hasDefault = property.hasDefault || property.hasAttributeArguments || outermost.traits.takesNothing
        if !property.hasAttributeArguments, wrappers.allSatisfy(\.traits.takesValue) { return (type, hasDefault) }
        return (wrappers.reversed().reduce(type) { $1.wrapping($0) }, hasDefault)
    }

    /// Whether a property has a value before any initializer runs. A wrapper that is written with arguments makes one,
    /// also if its declaration is not visible.
    func hasValue(_ property: StoredPropertyDeclaration, in identifier: DeclarationIndex.TypeIdentifier) -> Bool {
        if property.hasDefault || property.type == nil { return true }
        // A constant has no wrapper, so that its attribute is a macro.
        if property.hasAttributeArguments, !property.isConstant { return true }
        return property.modifiers.attributes.contains {
            wrapper(named: $0, in: identifier)?.traits.takesNothing == true
        }
    }

    private func wrapper(named attribute: String, in identifier: DeclarationIndex.TypeIdentifier) -> Wrapper? {
        let context = types.resolver.context(in: identifier, file: identifier.file)
        let path = SwiftIdentifier.names(inPath: attribute).map { NominalType.Component(name: $0) }
        guard !path.isEmpty,
            let name = types.resolver.resolve(.nominal(NominalType(components: path)), in: context).nominal
        else { return nil }
        guard let module = name.module else {
            return Self.known[name.path].map {
                Wrapper(name: name, traits: PropertyWrapperTraits(takesValue: $0, takesNothing: $1))
            }
        }
        let traits: PropertyWrapperTraits? =
            switch index.declared(name.path, in: module) {
            case .type(let identifier): index.wrapperTraits(of: identifier)
            case .libraryType(let type): type.wrapper
            default: nil
            }
        return traits.map { Wrapper(name: name, traits: $0) }
    }

    /// The property wrappers of SwiftUI and SwiftData, whose declarations are not visible: whether they take the value,
    /// and whether they take nothing.
    private static let known: [String: (takesValue: Bool, takesNothing: Bool)] = [
        "Binding": (false, false), "State": (true, false), "StateObject": (true, false),
        "ObservedObject": (true, false), "Bindable": (true, false),
        "EnvironmentObject": (false, true), "Environment": (false, false), "FocusState": (false, true),
        "AccessibilityFocusState": (false, true),
        "GestureState": (true, false), "ScaledMetric": (true, false), "Query": (false, true),
        "Published": (true, false),
    ]
}

extension PropertyWrappers.Wrapper {
    /// The type of the wrapper of a value.
    fileprivate func wrapping(_ type: TypeExpression) -> TypeExpression {
        guard traits.isGeneric else { return .nominal(name) }
        var components = name.components
        components[components.count - 1].arguments = [type]
        var result = name
        result.components = components
        return .nominal(result)
    }
}

extension DeclarationIndex {
    /// The traits of a property wrapper of the sources; nil for other types.
    func wrapperTraits(of wrapper: TypeIdentifier) -> PropertyWrapperTraits? {
        guard self[wrapper].modifiers.attributes.contains("propertyWrapper") else { return nil }
        let initializers = ([wrapper] + extensions(of: wrapper)).flatMap { self[$0].initializers }
        func required(_ initializer: InitializerDeclaration) -> [String] {
            initializer.parameters.filter { !$0.hasDefault }.map(\.label)
        }
        let isMemberwise = self[wrapper].kind == .struct && self[wrapper].initializers.isEmpty
        let stored = self[wrapper].properties.filter { !$0.hasDefault }.map(\.name)
        return PropertyWrapperTraits(
            takesValue: isMemberwise && stored == ["wrappedValue"]
                || initializers.contains { initializer in
                    initializer.parameters.first?.label == "wrappedValue" && required(initializer) == ["wrappedValue"]
                }, takesNothing: isMemberwise && stored.isEmpty || initializers.contains { required($0).isEmpty },
            isGeneric: self[wrapper].genericParameters.count == 1)
    }
}
