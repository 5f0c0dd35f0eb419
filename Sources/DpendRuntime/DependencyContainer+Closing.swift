extension DependencyContainer {
    /// Closes the objects that this container and the containers in it made, in reverse order, and waits for their end.
    ///
    /// These are the objects that generated code notes with ``DependencyResolver/closes(_:first:_:)``. What can open
    /// nested containers, such as a server, is closed before the containers that are open. Canceling the caller does
    /// not stop it. A second call closes what was made after the first one.
    ///
    /// - Parameter seconds: The most time that it waits; nil for any time. If nobody else waits then, the object that
    ///   is being closed is canceled, and the others stay open until the next call.
    /// - Throws: ``ClosingError``, after everything else is closed, if an object could not be closed in time or without
    ///   an error.
    public func close(within seconds: Double? = nil) async throws {
        try await lock.withLock { closing }?.close(within: seconds)
    }

    /// Begins to close what was made before an error, for generated code that cannot wait.
    public func closeLater() { lock.withLock { closing }?.begin(nil) }

    /// Closes what was made before an error, for generated code.
    public func closeAfterFailure() async { await lock.withLock { closing }?.closeAfterFailure() }

    /// Notes an object that the container closes.
    func note(_ object: ContainerClosing.Object) { lock.withLock { madeClosing().add(object) } }

    /// The objects that this container closes. The containers around it know this one from then on. The lock must be
    /// held.
    private func madeClosing() -> ContainerClosing {
        if let closing { return closing }
        let made = ContainerClosing(inside: parent?.madeClosing(), lock: lock, owner: self)
        closing = made
        return made
    }
}

extension DependencyResolver {
    /// Notes an object that the container closes, for generated code. The factory of a kept instance calls it.
    ///
    /// - Parameters:
    ///   - name: The name of the object in a ``ClosingError``.
    ///   - first: Whether the object can open nested containers. Then it is closed before those that are open.
    ///   - close: Closes the object.
    public func closes(_ name: String, first: Bool = false, _ close: @escaping () async throws -> Void) {
        container.note(ContainerClosing.Object(name: name, isFirst: first, close: close))
    }
}

extension AsyncDependencyResolver {
    /// Notes an object that the container closes, for generated code. The factory of a kept instance calls it.
    ///
    /// - Parameters:
    ///   - name: The name of the object in a ``ClosingError``.
    ///   - first: Whether the object can open nested containers. Then it is closed before those that are open.
    ///   - close: Closes the object.
    public func closes(_ name: String, first: Bool = false, _ close: @escaping () async throws -> Void) {
        container.note(ContainerClosing.Object(name: name, isFirst: first, close: close))
    }
}
