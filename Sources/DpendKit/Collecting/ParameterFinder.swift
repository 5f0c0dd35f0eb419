/// Finds the parameters that options name: `FileStore.path` or `FileStore.init(path:).path`.
struct ParameterFinder {
    private let resolver: NameResolver
    /// The factories of all classes.
    private let factories: [DependencyFactory]
    /// The initializers of the named classes, each once.
    private var initializers: [NominalType: [Initializer]] = [:]
    /// The classes with initializers by their names, for internal classes of libraries: options of other modules do not
    /// see these.
    private var made: [String: Set<NominalType>] = [:]

    private struct Initializer {
        let factory: DependencyFactory
        let parameters: [DependencyFactory.Parameter]
        let signature: Signature

        /// The names of the parameters in options. A variadic parameter has none.
        var names: [String] { parameters.namesInOptions }
    }

    /// The labels and types of an initializer.
    struct Signature: Hashable {
        private let labels: [String]
        private let keys: [DependencyKey]

        init(_ parameters: [DependencyFactory.Parameter]) {
            labels = parameters.map(\.label)
            keys = parameters.map(\.dependency.withoutParameter)
        }
    }

    /// A parameter that an option names.
    struct Match {
        /// The key that only this parameter asks for.
        let key: DependencyKey
        let type: NominalType
        let signature: Signature
        let position: Int
    }

    enum Result {
        case one(Match)
        /// The text fits, but dpend cannot use it.
        case problem(String)
        case nothing(UnmatchedExternal.Reason)
    }

    /// - Parameters:
    ///   - references: The texts that may name a parameter.
    ///   - factories: The factories of all classes.
    init(_ references: [ParameterReference], resolver: NameResolver, in factories: [DependencyFactory]) {
        self.resolver = resolver
        self.factories = factories
        if references.isEmpty { return }
        for factory in factories where factory.isInitializer {
            if let type = factory.providerType?.withoutArguments { made[type.path, default: []].insert(type) }
        }
        let named = Set(references.compactMap { owner(of: $0) })
        var known: [NominalType: Set<Signature>] = [:]
        for factory in factories {
            guard let type = factory.providerType?.withoutArguments, named.contains(type) else { continue }
            let parameters = factory.arguments
            let signature = Signature(parameters)
            // A class has a factory for each initializer and key.
            guard known[type, default: []].insert(signature).inserted else { continue }
            initializers[type, default: []].append(
                Initializer(factory: factory, parameters: parameters, signature: signature))
        }
    }

    private func owner(of reference: ParameterReference) -> NominalType? {
        let type = resolver.resolve(reference.type, in: resolver.contextOfOptions).nominal?.withoutArguments
        guard let type, type.module == nil, let made = made[type.path], made.count == 1 else { return type }
        return made.first
    }

    /// Whether a key certainly names a type: it is not only a name after the name of another type.
    func isDeclared(_ key: DependencyKey) -> Bool {
        guard key.tag == nil, let type = key.type.nominal, type.components.count > 1 else { return true }
        return type.isGeneric || type.module.map { resolver.index.declared(type.path, in: $0) != nil } ?? false
    }

    /// Whether a class asks for a key in any form.
    func isRequired(_ key: DependencyKey) -> Bool {
        factories.contains { $0.parameters.contains { $0.dependency.providedType == key.type } }
    }

    /// The parameter that a text names.
    func find(_ reference: ParameterReference) -> Result {
        guard let type = owner(of: reference), let all = initializers[type] else {
            return .nothing(reasonForNoClass(reference))
        }
        let fitting = all.filter { initializer in
            initializer.names.contains(reference.label)
                && (reference.initializer.map { initializer.parameters.map(\.label) == $0 } ?? true)
        }
        let usable = fitting.compactMap { match(reference, $0, among: all) }
        guard let first = usable.first else {
            return .nothing(reason(reference, type, all, isRunTimeValue: !fitting.isEmpty))
        }
        if usable.count > 1 {
            let forms = Set(usable.map(\.key.parameter)).compactMap { $0?.description }.sorted()
            let problem = "names a parameter of \(usable.count) initializers"
            return .problem(
                forms.count == usable.count
                    ? "\(problem); write '\(forms.joined(separator: "' or '"))'"
                    : "\(problem) with equal labels; return a DependencyRegistration of "
                        + "'\(type.spelling(.plain))' from a DependencyConfiguration")
        }
        let made = fitting.first { $0.signature == first.signature }?.factory.providerType
        let generic = Set(made?.components.flatMap(\.arguments) ?? [])
        if first.key.type.nominalTypes.contains(where: { generic.contains(.nominal($0)) }) {
            return .problem(
                "has the type '\(first.key.type)', which depends on the arguments of '\(type.spelling(.plain))'")
        }
        return .one(first)
    }

    /// The match in one initializer; nil for a run-time value. An option that names one parameter comes before a label,
    /// which may mean several classes.
    private func match(
        _ reference: ParameterReference, _ initializer: Initializer, among all: [Initializer]
    ) -> Match? {
        guard let position = initializer.names.firstIndex(of: reference.label),
            let type = initializer.factory.providerType,
            !initializer.parameters[position].isRunTimeValue || initializer.parameters[position].isLabelled
        else { return nil }
        let name = ParameterName(position: position, of: initializer.parameters, type: type, among: all.map(\.names))
        let key = initializer.parameters[position].dependency
        return Match(
            key: DependencyKey(type: key.type, tag: key.tag, parameter: name), type: type.withoutArguments,
            signature: initializer.signature, position: position)
    }

    private func reason(
        _ reference: ParameterReference, _ type: NominalType, _ all: [Initializer], isRunTimeValue: Bool
    ) -> UnmatchedExternal.Reason {
        let name = type.spelling(.plain)
        if isRunTimeValue { return .runTimeValue(class: name, label: reference.label) }
        let names = Set(all.flatMap(\.names)).sorted()
        // A parameter without a label has a position for a name.
        let near =
            names.first { reference.label == "_" ? $0.allSatisfy(\.isNumber) : $0 == reference.label }
            ?? NearNames.find(reference.label, among: names).first ?? (names.count == 1 ? names[0] : nil)
        return .noParameter(class: name, label: reference.tail, near: near.map { "\(name).\($0)" })
    }

    private func reasonForNoClass(_ reference: ParameterReference) -> UnmatchedExternal.Reason {
        if let type = owner(of: reference),
            type.module.map({ resolver.index.declared(type.path, in: $0) != nil }) ?? false
        {
            return .notChosen(class: type.spelling(.plain))
        }
        let name = "\(reference.type)"
        let owners = factories.filter { $0.isInitializer && $0.arguments.contains { $0.label == reference.label } }
        let near = NearNames.find(name, among: Set(owners.compactMap { $0.providerType?.path }).sorted()).first
        return .undeclared(class: name, near: near.map { "\($0).\(reference.label)" })
    }
}

extension [DependencyFactory] {
    /// Gives the parameters that options name the keys of their own external values.
    mutating func wire(_ matches: [ParameterFinder.Match]) {
        let byType = Dictionary(grouping: matches, by: \.type)
        for position in indices {
            guard let type = self[position].providerType?.withoutArguments, let matches = byType[type],
                case .initializer(let made, var parameters) = self[position].kind
            else { continue }
            let signature = ParameterFinder.Signature(self[position].arguments)
            for match in matches where match.signature == signature {
                parameters[match.position].dependency = match.key
                parameters[match.position].isRunTimeValue = false
            }
            self[position].kind = .initializer(type: made, parameters: parameters)
        }
    }
}
