import Foundation

/// Work in the background, on its own thread if the system has one.
struct BackgroundWork: Sendable {
    private let group = DispatchGroup()

    init(_ work: @escaping @Sendable () -> Void) {
        group.enter()
        let isStarted = WorkerThread.start(stackSize: deepStackSize) { [group] in
            work()
            group.leave()
        }
        if !isStarted {
            work()
            group.leave()
        }
    }

    /// Returns when the work is done.
    func wait() { group.wait() }
}

/// A value that is computed in the background.
struct BackgroundValue<Value: Sendable>: Sendable {
    private let once = Once<Value>()
    private let work: BackgroundWork?
    private let make: @Sendable () -> Value

    /// - Parameter onThread: Whether a thread computes it. Otherwise the first use computes it.
    init(onThread: Bool, _ make: @escaping @Sendable () -> Value) {
        self.make = make
        work = onThread ? BackgroundWork { [once] in _ = once.value(make) } : nil
    }

    var value: Value {
        work?.wait()
        return once.value(make)
    }
}
