/// What calling a provider demands of the caller.
package struct Effects: Sendable, Hashable {
    package var isThrowing: Bool
    package var isAsync: Bool
    /// The global actor on which the call has to be made, as `MainActor`.
    package var globalActor: String?

    package init(isThrowing: Bool = false, isAsync: Bool = false, globalActor: String? = nil) {
        self.isThrowing = isThrowing
        self.isAsync = isAsync
        self.globalActor = globalActor
    }

    /// A call that demands nothing.
    package static let none = Effects()

    /// Adds what another call demands. Of two actors the first stays, and getting to the other one has to be awaited.
    mutating func formUnion(_ other: Effects) {
        isThrowing = isThrowing || other.isThrowing
        isAsync = isAsync || other.isAsync
        guard other.globalActor != nil else { return }
        if let globalActor, let otherActor = other.globalActor, globalActor != otherActor { isAsync = true }
        globalActor = globalActor ?? other.globalActor
    }
}
