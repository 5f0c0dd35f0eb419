/// The keys that code asks dpend's own container for, with the requests.
///
/// Such a key is part of the graph, so that the container has it, even if nothing else requires it.
package struct AskedKeys: Sendable {
    /// The keys, sorted.
    let all: [DependencyKey]
    /// The requests for each key, in the order of their places.
    private let requests: [DependencyKey: [RegistryRequest]]
    private let keys: [RegistryKey: DependencyKey]

    static let none = AskedKeys(requests: [:], keys: [:])

    private init(requests: [DependencyKey: [RegistryRequest]], keys: [RegistryKey: DependencyKey]) {
        all = requests.keys.sorted()
        (self.requests, self.keys) = (requests, keys)
    }

    /// Finds the keys in the requests of a run. Their types get the meaning that they have for the run's target.
    init(_ registries: [Registry], in declarations: DeclarationIndex?) {
        let asking = registries.filter(\.rules.asksGraph)
        guard let declarations, !asking.isEmpty else {
            self = .none
            return
        }
        let resolver = NameResolver(index: declarations)
        var requests: [DependencyKey: [RegistryRequest]] = [:]
        var keys: [RegistryKey: DependencyKey] = [:]
        for registry in asking {
            for request in registry.requests where registry.judges(request.location) {
                guard let asked = request.key else { continue }
                let key =
                    keys[asked]
                    ?? DependencyKey(
                        type: declarations.meaning(of: asked.type, at: request.location.path, resolver),
                        tag: asked.name.map {
                            declarations.meaning(of: .named($0), at: request.location.path, resolver)
                        })
                keys[asked] = key
                requests[key, default: []].append(request)
            }
        }
        self.init(requests: requests.mapValues { $0.sorted { $0.location < $1.location } }, keys: keys)
    }

    /// The requests for a key, in the order of their places.
    func requests(for key: DependencyKey) -> [RegistryRequest] { requests[key] ?? [] }

    /// The key of the graph that a request asks for.
    func key(of asked: RegistryKey) -> DependencyKey? { keys[asked] }

    /// Whether a failure of a request would end the program, or throw an error that no code expects.
    func isForced(_ key: DependencyKey) -> Bool { requests(for: key).contains { $0.strength == .forced } }

    /// The container with the providers of the graph that its code asks for.
    func completing(_ registry: Registry, with graph: DependencyGraph) -> Registry {
        guard registry.rules.asksGraph else { return registry }
        var completed = registry
        for (asked, key) in keys.sorted(by: { $0.value < $1.value }) {
            guard let factory = graph[key]?.factories.first else { continue }
            var provider = Registration(key: asked, call: "\(factory)", function: "", location: factory.location)
            provider.isScope = true
            completed.registrations.append(provider)
        }
        return completed
    }
}

extension DeclarationIndex {
    /// A type that another index has looked up, with the meaning of its names in a file.
    fileprivate func meaning(of type: TypeExpression, at path: String, _ resolver: NameResolver) -> TypeExpression {
        guard let file = file(at: path) else { return type }
        let written = type.mappingNominals { nominal in
            var written = nominal
            written.module = nil
            return written
        }
        return resolver.resolve(written, in: resolver.context(in: nil, file: file))
    }
}
