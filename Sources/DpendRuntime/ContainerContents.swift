/// What is registered in a container, and what the container keeps of that.
///
/// A container has it behind a pointer: checks of exclusive access at run time would cost as much as all else of a resolve. The
/// container's lock is held wherever it is touched, and nothing else runs while a part of it is changed.
struct ContainerContents {
    private(set) var registered: ProviderTable

    /// As many as registrations, or more: what is kept of each.
    private var slots: UnsafeMutablePointer<InstanceSlot>
    private var slotCount: Int

    /// What factories that await are making to be kept: for the container, or for each resolve that shares it. Each is a
    /// `PendingInstance` of the registered type.
    var pendingInstances: [PendingKey: AnyObject] = [:]

    private init(_ registered: ProviderTable) {
        self.registered = registered
        slotCount = registered.slotCount
        slots = Self.slots(slotCount)
    }

    /// On the heap, until it is freed.
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

    /// What is kept of a registration.
    subscript(provider: DependencyProvider) -> UnsafeMutablePointer<InstanceSlot> { slots + provider.slot }

    /// Registers a provider, whose slot is the next.
    ///
    /// - Returns: What it replaces.
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

/// What a container has of a registration: the instance that the scope keeps.
struct InstanceSlot {
    /// A `KeptInstance` of the registered type, or a `WeakInstance`.
    var kept: AnyObject?

    /// Whether the factory is running. Coming back to it then is a cycle, which this flag finds without walking the
    /// chain of what is being made.
    var isBeingMade = false
}

/// An instance that lives as long as others hold it.
final class WeakInstance {
    private(set) weak var instance: AnyObject?

    init(_ instance: AnyObject) { self.instance = instance }
}
