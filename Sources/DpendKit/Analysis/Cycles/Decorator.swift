/// A class that requires the key that it provides: it wraps another provider of the key.
///
///     LoggingClient: Client ──▶ Client ◀── HTTPClient: Client
struct Decorator {
    /// The key that it provides and requires.
    let key: DependencyKey
    /// The call that makes the wrapper, and the position of the wrapped dependency.
    let wrapper: DependencyFactory
    let index: Int
    /// The other providers of the key. One of them is wrapped.
    let others: [DependencyFactory]

    /// The decorator among the providers of a node; nil if there is none.
    init?(of position: Int, in graph: DependencyGraph) {
        let node = graph.nodes[position]
        guard let (factory, index) = node.immediateNeed(of: position), factory.origin == .sources,
            factory.providerType != nil,
            factory.parameter(ofDependency: index) != nil
        else { return nil }
        key = node.key
        wrapper = factory
        self.index = index
        others = node.providers.map(\.factory).filter { $0.description != factory.description }
    }

    /// The name of the wrapping class.
    var name: String { wrapper.providerType?.spelling(.plain) ?? "\(wrapper)" }

    /// How to separate the two: in a configuration, so that no class must change, or with a tag.
    func remedies(_ options: ResolutionOptions) -> [Diagnostic.Note] {
        var remedies: [Remedy] = []
        if !others.isEmpty, wrapper.parameter(ofDependency: index)?.property == nil {
            remedies.append(
                options.adding(
                    "^\(RegularExpression.escaped(wrapper.providerType?.path ?? name))$", to: "implicit-decorator"))
        }
        let inner = others.count == 1 ? others[0].providerType : nil
        if let inner {
            remedies.append(Remedy(.init(.registerDecorator, name, inner.spelling(.plain))))
        }
        if let parameter = wrapper.parameter(ofDependency: index), parameter.property == nil, key.tag == nil {
            let type = DependencyKey(type: parameter.dependency.type, tag: .named("Wrapped")).requestedType
            remedies.append(
                Remedy(.init(.declareTag, "Wrapped"), .init(.changeType, parameter, of: wrapper, "\(type)"))
                    .and(
                        inner.map { options.tagging($0.path, "Wrapped") }
                            ?? .register(DependencyKey(type: key.type, tag: .named("Wrapped")))))
        }
        return remedies.map { .init($0) }
    }
}
