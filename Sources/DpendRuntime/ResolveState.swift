/// The keys that are being made. Nested containers share it, as they share the lock.
///
/// The containers' common lock guards it.
final class ResolveState {
    /// On the heap, for the same reason as ``ContainerContents``.
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
