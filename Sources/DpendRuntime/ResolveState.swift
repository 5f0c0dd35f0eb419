/// The keys and runs that are in progress. Nested containers share it, as they share the lock.
///
/// The containers' common lock guards it.
final class ResolveState {
    /// The keys whose synchronous factories are running, innermost last. On the heap, for the same reason as
    /// ``ContainerContents``.
    let keysBeingMade: UnsafeMutablePointer<[DependencyKey]>
    /// The run of an asynchronous factory that led to these keys.
    var making: AsyncMaking?

    init() {
        keysBeingMade = .allocate(capacity: 1)
        keysBeingMade.initialize(to: [])
    }

    deinit {
        keysBeingMade.deinitialize(count: 1)
        keysBeingMade.deallocate()
    }
}
