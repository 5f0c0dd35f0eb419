// None of the protocols, and none of the classes without an actor, is Sendable.
protocol Plain: AnyObject {}
final class PlainImpl: Plain {}

/// Its initializer runs outside of the actor.
actor ActorImpl {
    let name: String
    init(plain: any Plain) { name = "actor with \(type(of: plain))" }
}

actor KeptActorImpl {
    let name: String
    init(plain: any Plain, late: @escaping () -> any Plain) { name = "kept actor with \(type(of: plain)), \(type(of: late()))" }
}

@MainActor final class MainImpl {}

/// Belongs to nobody, but is made of something of the main actor.
final class BetweenImpl {
    let main: MainImpl
    init(main: MainImpl) { self.main = main }
}

actor OverBetweenImpl {
    let name: String
    init(between: BetweenImpl, plain: any Plain) { name = "actor over \(type(of: between))" }
}

/// The same, kept, shared and with a value known only at run time.
final class KeptBetweenImpl {
    let main: MainImpl
    init(main: MainImpl) { self.main = main }
}

final class TogetherImpl {
    let main: MainImpl
    init(main: MainImpl) { self.main = main }
}

actor OverAllImpl {
    let name: String
    init(kept: KeptBetweenImpl, together: TogetherImpl, plain: any Plain) {
        name = "actor over \(type(of: kept)), \(type(of: together))"
    }
}

@MainActor final class AwaitingImpl {
    let make: @MainActor () async -> BetweenImpl
    init(make: @escaping @MainActor () async -> BetweenImpl) { self.make = make }
}

@MainActor final class ScreenImpl {
    let actor: OverBetweenImpl
    init(actor: OverBetweenImpl) { self.actor = actor }
}
