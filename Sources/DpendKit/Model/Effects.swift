/// The requirements of a provider's call on its caller.
package struct Effects: Sendable, Hashable {
    package var isThrowing: Bool
    package var isAsync: Bool
    /// The global actor that must make the call, such as `MainActor`.
    package var globalActor: String?

    package init(isThrowing: Bool = false, isAsync: Bool = false, globalActor: String? = nil) {
        self.isThrowing = isThrowing
        self.isAsync = isAsync
        self.globalActor = globalActor
    }

    /// A call without effects.
    package static let none = Effects()

    /// Adds the effects of another call. Of two actors the first stays, and a call on the other one requires `await`.
    mutating func formUnion(_ other: Effects) {
        isThrowing = isThrowing || other.isThrowing
        isAsync = isAsync || other.isAsync
        guard other.globalActor != nil else { return }
        if let globalActor, let otherActor = other.globalActor, globalActor != otherActor { isAsync = true }
        globalActor = globalActor ?? other.globalActor
    }
}
