/// The registrations of a container, found by their keys.
///
/// A key is compared and hashed by identity, which is much faster than a dictionary's hash. Copies share their storage
/// until one of them changes, so all containers of one kind have one storage.
struct ProviderTable {
    /// An entry of the hash table. It contains the key, so that a look-up reads only the right provider.
    private struct Bucket {
        var key = DependencyKey.Identity.none
        var provider: DependencyProvider?
    }

    /// Their number is a power of two, and some are always free. A provider is in the first free bucket from the one
    /// that its key selects.
    private var buckets: [Bucket] = []
    private var count = 0

    /// The number of registrations so far, replaced ones included. Each has a slot in a container.
    private(set) var slotCount = 0

    /// The eager singletons, in the order in which their keys were first registered.
    private(set) var eager: [DependencyProvider] = []

    /// All registrations, in an undefined order.
    var all: some Sequence<DependencyProvider> { buckets.lazy.compactMap(\.provider) }

    /// The registration of a key.
    func provider(for key: DependencyKey) -> DependencyProvider? {
        buckets.isEmpty ? nil : buckets[bucket(of: key.identity)].provider
    }

    /// Registers a provider in the next slot.
    ///
    /// - Returns: The provider that it replaces.
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

    /// The bucket of a key, or a free bucket for it. There is always a free one.
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
