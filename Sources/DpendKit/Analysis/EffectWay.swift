/// The way from a provider to the provider whose own call throws, awaits or is isolated.
///
///     DetailImpl → RepositoryImpl → StoreImpl.init() throws
package struct EffectWay {
    /// The names of the providers on the way; the last one is the call.
    private let names: [String]
    /// The factory with the effect.
    package let origin: DependencyFactory
    private let effect: String

    /// An effect of a call.
    package enum Effect {
        case throwing
        case async
        case isolated(String)

        fileprivate func isIn(_ effects: Effects) -> Bool {
            switch self {
            case .throwing: effects.isThrowing
            case .async: effects.isAsync
            case .isolated(let actor): effects.globalActor == actor
            }
        }

        fileprivate var predicate: String {
            switch self {
            case .throwing: "throws"
            case .async: "is async"
            case .isolated(let actor): "is isolated to @\(actor)"
            }
        }
    }

    /// The maximum number of names to show.
    private static let maximumNames = 12

    /// Finds the way of an effect that calling a provider has; nil if no provider has it by itself, as for two global
    /// actors.
    ///
    /// - Parameter name: The name of the provider in the text.
    package init?(of effect: Effect, from provider: DependencyProvider, named name: String, in graph: DependencyGraph) {
        var names = [name]
        var current = provider
        var seen: Set<Int> = []
        while !effect.isIn(current.factory.effects) {
            let next = current.edges.lazy.flatMap(\.immediateTargets).first {
                !seen.contains($0) && effect.isIn(graph.nodes[$0].effects)
            }
            guard let next, let provider = graph.nodes[next].provider else { return nil }
            seen.insert(next)
            names.append("\(graph.nodes[next].key)")
            current = provider
        }
        names[names.count - 1] = "\(current.factory)"
        self.names = names
        origin = current.factory
        self.effect = effect.predicate
    }

    /// Whether another provider than the first one has the effect.
    package var isIndirect: Bool { names.count > 1 }

    /// The way as text, `A → B → C.init() throws`.
    package var text: String {
        let half = Self.maximumNames / 2
        let shown = names.count > Self.maximumNames ? names.prefix(half) + ["…"] + names.suffix(half) : names[...]
        return "\(shown.joined(separator: " → ")) \(effect)"
    }
}

extension Effects {
    /// The single effects.
    package var all: [EffectWay.Effect] {
        (isThrowing ? [.throwing] : []) + (isAsync ? [.async] : []) + (globalActor.map { [.isolated($0)] } ?? [])
    }
}
