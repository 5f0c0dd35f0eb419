/// The registrations of a container, found by their keys.
///
/// A key is compared and hashed by identity, which costs a fraction of what a dictionary's hash does. Copies have their storage in common
/// until one of them changes, so containers that are registered alike have it once.
struct ProviderTable {
    /// A place for a registration, with its key where it is compared: a look-up touches no other provider than the right one.
    private struct Bucket {
        var key = DependencyKey.Identity.none
        var provider: DependencyProvider?
    }

    /// As many as a power of two, and never full; a provider is in the first free one from the place that its key tells.
    private var buckets: [Bucket] = []
    private var count = 0

    /// How many registrations there have been, also replaced ones: each has a slot in a container.
    private(set) var slotCount = 0

    /// The eager singletons, in the order in which their keys were first registered.
    private(set) var eager: [DependencyProvider] = []

    /// All registrations, in no order.
    var all: some Sequence<DependencyProvider> { buckets.lazy.compactMap(\.provider) }

    /// What is registered for a key.
    func provider(for key: DependencyKey) -> DependencyProvider? {
        buckets.isEmpty ? nil : buckets[bucket(of: key.identity)].provider
    }

    /// Registers a provider, whose slot is the next.
    ///
    /// - Returns: What it replaces.
    mutating func register(_ provider: DependencyProvider) -> DependencyProvider? {
        if count * 4 >= buckets.count * 3 { grow() }
        let bucket = bucket(of: provider.key.identity)
        let replaced = buckets[bucket].provider
        slotCount += 1
        buckets[bucket] = Bucket(key: provider.key.identity, provider: provider)
        if replaced == nil { count += 1 }
        if replaced?.scope == .eagerSingleton { eager.removeAll { $0 === replaced } }
        if provider.scope == .eagerSingleton {
            eager.insert(provider, at: eager.firstIndex { $0.position > provider.position } ?? eager.count)
        }
        return replaced
    }

    /// The bucket that a key is in, or else a free one for it. There are some.
    private func bucket(of key: DependencyKey.Identity) -> Int {
        let mask = buckets.count &- 1
        var bucket = key.hash & mask
        while buckets[bucket].key != key, buckets[bucket].key != .none { bucket = (bucket &+ 1) & mask }
        return bucket
    }

    private mutating func grow() {
        let old = buckets
        buckets = Array(repeating: Bucket(), count: max(old.count * 2, 8))
        for filled in old where filled.provider != nil { buckets[bucket(of: filled.key)] = filled }
    }
}
