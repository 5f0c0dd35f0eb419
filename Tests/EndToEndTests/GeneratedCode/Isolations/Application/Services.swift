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

@MainActor final class MainImpl {
    isolated deinit {}
}

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

protocol Ticking: AnyObject { func tick() -> Int }

/// Made anywhere, but used as its protocol only on the main actor.
@MainActor final class UiTickingImpl: @MainActor Ticking {
    nonisolated init() {}
    func tick() -> Int { 1 }
}

final class TickedImpl {
    let ticking: any Ticking
    init(ticking: any Ticking) { self.ticking = ticking }
}

/// Sends its argument away from the main actor.
final class SendingImpl {
    let between: BetweenImpl
    init(between: BetweenImpl) async { self.between = between }
}

final class Item { let number = 7 }

/// A run-time value that is not Sendable, beside something asynchronous.
final class DetailImpl {
    let number: Int
    init(sending: SendingImpl, item: Item) { number = item.number }
}

/// The same with an asynchronous initializer.
final class LaterDetailImpl {
    let number: Int
    init(item: Item, plain: any Plain) async { number = item.number + 1 }
}

/// Takes closures of all isolations.
final class ClosuresImpl {
    let concurrent: @concurrent () async -> ActorImpl
    let staying: nonisolated(nonsending) () async -> BetweenImpl
    let any: @isolated(any) () async -> ActorImpl
    init(
        concurrent: @escaping @concurrent () async -> ActorImpl, staying: nonisolated(nonsending) @escaping () async -> BetweenImpl,
        any: @escaping @isolated(any) () async -> ActorImpl
    ) {
        self.concurrent = concurrent
        self.staying = staying
        self.any = any
    }
}

/// Takes closures that any code can keep, and that make what is not Sendable where they are called.
final class CrossingImpl {
    let one: nonisolated(nonsending) @Sendable () async -> SendingImpl
    let nested: @Sendable () async -> nonisolated(nonsending) @Sendable () async -> SendingImpl
    init(
        one: nonisolated(nonsending) @escaping @Sendable () async -> SendingImpl,
        nested: @escaping @Sendable () async -> nonisolated(nonsending) @Sendable () async -> SendingImpl
    ) {
        self.one = one
        self.nested = nested
    }
}

/// Calls one while it is made.
final class CalledCrossingImpl {
    let made: SendingImpl
    init(making: nonisolated(nonsending) @Sendable () async -> SendingImpl) async { made = await making() }
}

/// Gives its arguments up.
final class GivingDetailImpl {
    let text: String
    init(plain: sending any Plain, item: sending Item) { text = "\(type(of: plain)) \(item.number)" }
    @concurrent func wait() async {}
}

protocol Labelled { func label() -> String }

/// A conformance whose isolation is checked at run time (6.0).
@MainActor final class LabelImpl: @preconcurrency Labelled {
    func label() -> String { "label" }
}

final class LabelUserImpl {
    let labelled: any Labelled
    init(labelled: any Labelled) { self.labelled = labelled }
}
