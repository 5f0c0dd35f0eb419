/// The registrations of a container, and the instances that it keeps.
///
/// A container holds its contents behind a pointer. Otherwise checks of exclusive access at run time would double the
/// cost of a resolve. The container's lock is held during each access, and nothing else runs during a change.
struct ContainerContents {
    private(set) var registered: ProviderTable

    /// The instances that the container keeps; at least one slot for each registration.
    private var slots: UnsafeMutablePointer<InstanceSlot>
    private var slotCount: Int

    /// Instances that asynchronous factories are making, to be kept by the container or by a resolve that shares them.
    var pendingInstances: [PendingKey: PendingInstance] = [:]

    private init(_ registered: ProviderTable) {
        self.registered = registered
        slotCount = registered.slotCount
        slots = Self.slots(slotCount)
    }

    /// Allocates contents on the heap.
    static func allocated(_ registered: ProviderTable) -> UnsafeMutablePointer<ContainerContents> {
        let contents = UnsafeMutablePointer<ContainerContents>.allocate(capacity: 1)
        contents.initialize(to: ContainerContents(registered))
        return contents
    }

    static func free(_ contents: UnsafeMutablePointer<ContainerContents>) {
        let (slots, slotCount) = (contents.pointee.slots, contents.pointee.slotCount)
        slots.deinitialize(count: slotCount)
        slots.deallocate()
        contents.deinitialize(count: 1)
        contents.deallocate()
    }

    /// The slot of a registration.
    subscript(provider: DependencyProvider) -> UnsafeMutablePointer<InstanceSlot> { slots + provider.slot }

    /// Registers a provider in the next slot.
    ///
    /// - Returns: The provider that it replaces.
    mutating func register(_ provider: DependencyProvider) -> DependencyProvider? {
        let replaced = registered.register(provider)
        if registered.slotCount > slotCount {
            let count = max(slotCount * 2, 8)
            let grown = Self.slots(count)
            grown.moveUpdate(from: slots, count: slotCount)
            slots.deallocate()
            (slots, slotCount) = (grown, count)
        }
        return replaced
    }

    private static func slots(_ count: Int) -> UnsafeMutablePointer<InstanceSlot> {
        let slots = UnsafeMutablePointer<InstanceSlot>.allocate(capacity: count)
        slots.initialize(repeating: InstanceSlot(), count: count)
        return slots
    }
}

/// The instance that the scope of a registration keeps.
struct InstanceSlot {
    /// A `KeptInstance` of the registered type, or a `WeakInstance`.
    var kept: AnyObject?

    /// Whether the factory is running. A second run then is a cycle. The flag finds it without a search through the
    /// keys that are being made.
    var isBeingMade = false
}

/// An instance that lives as long as others hold it.
final class WeakInstance<Dependency> {
    private weak var object: AnyObject?

    /// The bytes of the instance. They do not hold the object. They are kept, because a cast of the object to
    /// `Dependency` fails outside the actor that isolates its conformance.
    private let bytes = UnsafeMutablePointer<Dependency>.allocate(capacity: 1)

    /// - Returns: nil if the instance is not a class instance. Only these can be held weakly. An `any Error` is a box
    ///   around one.
    init?(_ instance: Dependency) {
        // A cast to AnyObject alone would box a value type, and the box would be freed at once.
        guard type(of: instance as Any) is AnyClass, Dependency.self != (any Error).self else { return nil }
        object = instance as AnyObject
        withUnsafeBytes(of: instance) {
            UnsafeMutableRawBufferPointer(start: bytes, count: $0.count).copyMemory(from: $0)
        }
    }

    deinit { bytes.deallocate() }

    /// The instance, if others still hold it.
    var instance: Dependency? {
        guard let object else { return nil }
        return withExtendedLifetime(object) { bytes.pointee }
    }
}
