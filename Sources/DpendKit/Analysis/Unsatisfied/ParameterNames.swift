/// Names parameters of initializers as `--external` takes them.
struct ParameterNames {
    /// The names of the parameters of all initializers, by class.
    private let names: [NominalType: [ParameterFinder.Signature: [String]]]

    init(_ factories: [DependencyFactory]) {
        var names: [NominalType: [ParameterFinder.Signature: [String]]] = [:]
        for factory in factories {
            guard let type = factory.providerType?.withoutArguments else { continue }
            let parameters = factory.arguments
            names[type, default: [:]][ParameterFinder.Signature(parameters)] = parameters.namesInOptions
        }
        self.names = names
    }

    /// The name of a parameter; nil if an option cannot name it: it is no parameter of an initializer, or another
    /// initializer has the same labels.
    func name(ofParameter index: Int, of factory: DependencyFactory) -> ParameterName? {
        let parameters = factory.arguments
        guard let type = factory.providerType, parameters.indices.contains(index) else { return nil }
        let all = names[type.withoutArguments].map { Array($0.values) } ?? []
        guard all.count(where: { $0 == parameters.namesInOptions }) == 1 else { return nil }
        return ParameterName(position: index, of: parameters, type: type, among: all)
    }
}
