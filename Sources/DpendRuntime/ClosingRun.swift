/// One run that closes the objects of a container, one after the other.
// Unchecked, because the lock is held wherever it changes.
final class ClosingRun: @unchecked Sendable {
    private let lock = RecursiveLock()
    private var isEnded = false
    private var current: (name: String, task: Task<Void, any Error>)?
    private var errors: [(object: String, error: any Error)] = []
    private var unfinished: [String] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Whether everything is closed, or the time is over.
    var isOver: Bool { lock.withLock { isEnded } }

    var result: (errors: [(object: String, error: any Error)], unfinished: [String]) { lock.withLock { (errors, unfinished) } }

    /// Closes one object.
    func close(_ object: ContainerClosing.Object) async {
        let closing = UncheckedSendable(object.close)
        let task = Task { try await closing.value() }
        lock.withLock { current = (object.name, task) }
        let result = await task.result
        lock.withLock {
            current = nil
            if case .failure(let error) = result, !isEnded { errors.append((object.name, error)) }
        }
    }

    /// Waits until the run is over.
    func end() async {
        await withCheckedContinuation { continuation in
            let isOver = lock.withLock {
                if !isEnded { waiting.append(continuation) }
                return isEnded
            }
            if isOver { continuation.resume() }
        }
    }

    func finish() {
        let waiting = lock.withLock {
            defer { self.waiting = [] }
            isEnded = true
            return self.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Ends the run before its time. What is being closed is canceled, and nobody waits for it.
    ///
    /// - Parameter open: The objects that are not closed.
    func giveUp(_ open: [String]) {
        let task = lock.withLock {
            if isEnded { return nil as Task<Void, any Error>? }
            unfinished = (current.map { [$0.name] } ?? []) + open
            return current?.task
        }
        finish()
        task?.cancel()
    }
}
