/// Providers with run-time values.
extension ProviderIndex {
    /// The providers that take run-time values of exactly these types, for a closure `(A, B) -> T`: direct providers,
    /// or else classes that stand in.
    func assisted(_ function: TypeExpression.FunctionType, tag: TypeExpression? = nil) -> [ProviderCandidate] {
        let key = DependencyKey(type: function.result, tag: tag)
        func fitting(_ factories: [DependencyFactory]) -> [DependencyFactory] {
            factories.filter { $0.runTimeValueTypes == function.parameters }
        }
        let direct = fitting(assisted[key].map { factories[$0] })
        if !direct.isEmpty { return ProviderCandidate.all(of: Self.best(direct)) }
        if function.result.isMarker { return [] }
        let onDemand = fitting(assistedOnDemand[key].map { factories[$0] })
        if !onDemand.isEmpty { return ProviderCandidate.all(of: onDemand) }
        switch function.result {
        case .composition(let members):
            return classes(thatAreAll: members, tag: tag) { member in
                ProviderCandidate.all(
                    of: fitting(
                        (assisted[member] + assistedOnDemand[member]).map { factories[$0] }.filter {
                            $0.providerType != nil
                        }))
            }
        case .nominal(let type) where type.isGeneric && tag == nil:
            return ProviderCandidate.all(of: fitting(specializations(type).filter(\.hasRunTimeValues)))
        case .nominal, .optional, .array, .dictionary, .tuple, .function, .metatype, .protocolMetatype, .other:
            return []
        }
    }

    /// Whether a factory with run-time values makes a key or a class that stands in for it.
    func makesOfRunTimeValues(_ key: DependencyKey) -> Bool {
        if assisted.contains(key) || assistedOnDemand.contains(key) { return true }
        guard case .composition(let members) = key.type else { return false }
        return !classes(thatAreAll: members, tag: key.tag) { member in
            ProviderCandidate.all(of: (assisted[member] + assistedOnDemand[member]).map { factories[$0] })
        }.isEmpty
    }

    /// All classes with any run-time values that stand in for a key.
    func assistedOnDemand(_ key: DependencyKey) -> [ProviderCandidate] {
        if key.type.isMarker { return [] }
        guard case .composition(let members) = key.type else {
            return ProviderCandidate.all(of: assistedOnDemand[key].map { factories[$0] })
        }
        return classes(thatAreAll: members, tag: key.tag) { member in
            ProviderCandidate.all(
                of: (assisted[member] + assistedOnDemand[member]).map { factories[$0] }.filter {
                    $0.providerType != nil
                })
        }
    }

    /// Several classes that could provide a key if they did not take run-time values; none if there is only one. They
    /// are ambiguous.
    func rivalsWithRunTimeValues(_ key: DependencyKey) -> [ProviderCandidate] {
        if key.provider != nil { return [] }
        let direct = assisted(key).filter { $0.type != nil }
        let rivals = direct.isEmpty && !key.type.isForeign ? assistedOnDemand(key) : direct
        return rivals.count > 1 ? rivals : []
    }

    /// All factories with any run-time values that make a key.
    func assisted(_ key: DependencyKey) -> [ProviderCandidate] {
        ProviderCandidate.all(of: assisted[key].map { factories[$0] })
    }
}
