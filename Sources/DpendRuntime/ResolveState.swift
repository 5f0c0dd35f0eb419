/// The keys that are being made. Nested containers share it with those around them, as they share the lock.
///
/// Guarded by the containers' common lock.
final class ResolveState {
    /// On the heap of its own, for the reason of ``ContainerContents``.
    let keysBeingMade: UnsafeMutablePointer<[DependencyKey]>
    var makingOfTask: [UnsafeCurrentTask: AsyncMaking] = [:]

    init() {
        keysBeingMade = .allocate(capacity: 1)
        keysBeingMade.initialize(to: [])
    }

    deinit {
        keysBeingMade.deinitialize(count: 1)
        keysBeingMade.deallocate()
    }
}
