/// Defects of dpend that are known and not mended yet. Programs leave out what runs into them; to mend one is to delete its line.
enum AwaitedFixes {
    /// Classes of one name in two modules.
    static let equalNames = false
    /// A class with run-time values that nobody asks for has no accessor.
    static let unrequestedRunTimeValues = true
    /// A composition with a tag is not met.
    static let taggedComposition = true
    /// A tagged key that a class stands in for is passed without its tag.
    static let taggedOnDemand = true
    /// A closure that awaits on the main actor, and what it returns is not Sendable.
    static let awaitingOnMainActor = true
}

extension Offer {
    /// Whether a closure can resolve it.
    var canBeLater: Bool { !(AwaitedFixes.awaitingOnMainActor && effects.awaiting && effects.onMainActor) }
}
