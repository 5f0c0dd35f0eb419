import Foundation

/// The code that people write without a container.
final class HandWritten {
    func chain() -> Chain1 { Chain1(next: Chain2(next: Chain3(next: Chain4()))) }

    func wide() -> Wide10 {
        Wide10(
            a: LeafA(), b: LeafB(), c: LeafC(), d: LeafD(), e: LeafE(), f: LeafF(), g: LeafG(), h: LeafH(), i: LeafI(),
            j: LeafJ())
    }

    /// Used by one thread only.
    lazy var kept: any Kept = KeptService()
}

/// The code that people write for several threads: a lock around the kept instances.
final class HandWrittenLocked: @unchecked Sendable {
    private let lock = NSLock()
    private var instance: (any Kept)?

    var kept: any Kept {
        lock.withLock {
            if let instance { return instance }
            let made = KeptService()
            instance = made
            return made
        }
    }
}
