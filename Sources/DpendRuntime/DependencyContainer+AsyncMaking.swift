extension DependencyContainer {
    /// Whether the current task must not throw, not even because it is canceled.
    @TaskLocal static var isTrapping = false

    /// The innermost run of an asynchronous factory that led the current task here through the container.
    var makingOfCurrentTask: AsyncMaking? {
        withUnsafeCurrentTask { task in
            guard let task else {
                return nil
            }
            return lock.withLock { makingOfTask[task] }
        }
    }

    /// Notes the run of the current task. The lock must be held.
    ///
    /// - Returns: The previous one.
    func setMakingOfCurrentTask(_ making: AsyncMaking?) -> AsyncMaking? {
        withUnsafeCurrentTask { task in
            guard let task else {
                return nil
            }
            let outer = makingOfTask[task]
            makingOfTask[task] = making
            return outer
        }
    }
}
