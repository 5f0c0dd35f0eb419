/// What calling a provider demands of the caller.
public struct Effects: Sendable, Hashable {
    public var isThrowing: Bool
    public var isAsync: Bool
    /// The global actor on which the call has to be made, as `MainActor`.
    public var globalActor: String?

    public init(isThrowing: Bool = false, isAsync: Bool = false, globalActor: String? = nil) {
        self.isThrowing = isThrowing
        self.isAsync = isAsync
        self.globalActor = globalActor
    }

    /// A call that demands nothing.
    public static let none = Effects()

    /// Adds what another call demands. Of two actors the first stays, and getting to the other one has to be awaited.
    mutating func formUnion(_ other: Effects) {
        isThrowing = isThrowing || other.isThrowing
        isAsync = isAsync || other.isAsync
        guard other.globalActor != nil else { return }
        if let globalActor, let otherActor = other.globalActor, globalActor != otherActor { isAsync = true }
        globalActor = globalActor ?? other.globalActor
    }
}
