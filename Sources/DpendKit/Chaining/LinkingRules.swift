/// The rules of semantics, section 4, that search for providers: the ways to satisfy a requirement, in order. The first
/// way with a provider wins.
///
///     1, 2   T            a provider of exactly this key; a class that stands in for it
///     3      T?           the provider of T
///     4      () -> T      the provider of T, when the closure is called; Lazy<T> likewise
///     5      (A, B) -> T  a factory that takes run-time values of these types
///     6      [T]          all providers of T; [K: T] those with an entry of type K
///     +      (A, B) -> T  the provider of T in a nested container, which is opened with values of these types
///
/// Rules 7 to 9 (a default value, nil, nothing) do not search for providers. ``DependencyLinker`` applies them.
enum LinkingRules {
    /// The providers that a rule searches for.
    enum Providers: Hashable {
        /// 1: a provider of exactly this key.
        case exactly(DependencyKey)
        /// 2: a class that stands in for the key, other than the requester.
        case standingIn(DependencyKey)
        /// 3: a provider of the wrapped type of an optional, other than the requester.
        case wrapped(DependencyKey)
        /// 5: a factory that makes the result of a closure, the key, from its arguments.
        case making(DependencyKey, TypeExpression.FunctionType)
        /// 6: all providers of the key, other than the requester.
        case elements(DependencyKey)
        /// 6: all providers of the key with an entry that a dictionary with keys of a type can have, perhaps each in a
        /// closure.
        case entries(DependencyKey, of: TypeExpression, DependencyDeferral?)
        /// A provider of the result of a closure, the key, in a nested container that is opened with its arguments.
        case opening(DependencyKey, TypeExpression.FunctionType)
    }

    /// A rule that applies to a type, and how the providers' results are wrapped.
    struct Way {
        let providers: Providers
        /// From the inside out.
        private(set) var forms: [Form]

        enum Form {
            case tagged
            case deferred(DependencyDeferral)
        }

        /// The wrapped edge.
        func edge(_ edge: DependencyEdge) -> DependencyEdge {
            forms.reduce(edge) { edge, form in
                switch form {
                case .tagged: .tagged(edge)
                case .deferred(let deferral): .deferred(deferral, edge)
                }
            }
        }

        /// Whether it resolves a class by the class's own name later. Unlike a protocol, the name means nothing else.
        func defersOwn(_ type: NominalType?) -> Bool {
            guard let type, case .standingIn(let key) = providers, key.type == .nominal(type) else { return false }
            return forms.contains { if case .deferred = $0 { true } else { false } }
        }

        fileprivate func deferred(_ deferral: DependencyDeferral) -> Way {
            var way = self
            way.forms.append(.deferred(deferral))
            return way
        }
    }

    /// All ways to satisfy a requirement. The external value of one parameter is the only way to satisfy this
    /// parameter.
    static func ways(to key: DependencyKey) -> [Way] {
        if key.parameter == nil { return ways(to: key.requestedType) }
        return [Way(providers: .exactly(key), forms: key.tag == nil ? [] : [.tagged])]
    }

    /// All ways to satisfy a requirement of a type.
    static func ways(to type: TypeExpression) -> [Way] {
        let key = DependencyKey(requestedBy: type)
        let forms: [Way.Form] = type.tagged == nil ? [] : [.tagged]
        return [Way(providers: .exactly(key), forms: forms), Way(providers: .standingIn(key), forms: forms)]
            + waysOfItsForm(to: type, key, forms)
    }

    /// The ways that follow from the form of a type.
    private static func waysOfItsForm(to type: TypeExpression, _ key: DependencyKey, _ forms: [Way.Form]) -> [Way] {
        switch key.type {
        case .optional(let wrapped) where key.tag == nil:
            let wrappedKey = DependencyKey(requestedBy: wrapped)
            let forms: [Way.Form] = wrapped.tagged == nil ? [] : [.tagged]
            return [Way(providers: .wrapped(wrappedKey), forms: forms)] + waysOfItsForm(to: wrapped, wrappedKey, forms)
        case .function(let function) where function.parameters.isEmpty && key.tag == nil:
            return ways(to: function.result).map { $0.deferred(.closure(function)) }
        case .function(let function) where !function.parameters.isEmpty:
            let made = DependencyKey(type: function.result, tag: key.tag)
            return [
                Way(providers: .making(made, function), forms: forms),
                Way(providers: .opening(made, function), forms: forms),
            ]
        case .array(let element) where key.tag == nil:
            return [Way(providers: .elements(DependencyKey(requestedBy: element)), forms: [])]
        case .dictionary(let entry, let value) where key.tag == nil:
            if case .function(let function) = value, function.parameters.isEmpty {
                return [
                    Way(
                        providers: .entries(DependencyKey(requestedBy: function.result), of: entry, .closure(function)),
                        forms: [])
                ]
            }
            if let later = value.lazy {
                return [Way(providers: .entries(DependencyKey(requestedBy: later), of: entry, .lazy(later)), forms: [])]
            }
            return [Way(providers: .entries(DependencyKey(requestedBy: value), of: entry, nil), forms: [])]
        case .nominal, .optional, .array, .dictionary, .tuple, .function, .composition, .metatype, .protocolMetatype,
            .other:
            guard key.tag == nil, let later = type.lazy else { return [] }
            return ways(to: later).map { $0.deferred(.lazy(later)) }
        }
    }
}
