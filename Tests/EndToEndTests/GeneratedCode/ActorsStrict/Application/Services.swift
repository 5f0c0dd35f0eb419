import DpendRuntime

nonisolated protocol Clock: Sendable {}
nonisolated final class ClockImpl: Clock {}

/// Comes back to itself while it is made, on the main actor.
final class EarlyImpl {
    let problem: String
    init(later: @MainActor () throws -> LateImpl) {
        do { _ = try later(); problem = "none" } catch { problem = "\(error)" }
    }
}
final class LateImpl {
    init(early: EarlyImpl) {}
}

/// The same of what belongs to nobody.
nonisolated final class FirstImpl {
    let problem: String
    init(next: () throws -> SecondImpl) {
        do { _ = try next(); problem = "none" } catch { problem = "\(error)" }
    }
}
nonisolated final class SecondImpl {
    init(first: FirstImpl) {}
}

/// Belongs to nobody, and awaits what belongs to the main actor.
nonisolated final class AwaitingImpl {
    let late: () async -> LateImpl
    let made: (Int) async throws -> MadeImpl
    let fed: (Int) async -> FedImpl
    let deferred: (Int) async -> DeferredImpl
    let unsent: (Int) async throws -> UnsentImpl
    init(
        late: @escaping () async -> LateImpl, made: @escaping (Int) async throws -> MadeImpl, fed: @escaping (Int) async -> FedImpl,
        deferred: @escaping (Int) async -> DeferredImpl, unsent: @escaping (Int) async throws -> UnsentImpl
    ) {
        self.late = late
        self.made = made
        self.fed = fed
        self.deferred = deferred
        self.unsent = unsent
    }
}

final class MadeImpl {
    let number: Int
    init(@Assisted number: Int, clock: any Clock) { self.number = number }
}

/// Takes what belongs to the main actor as well, and is not Sendable.
final class FedImpl {
    let text: String
    init(@Assisted number: Int, food: any Food) { text = "\(number) \(food.name)" }
}
final class DeferredImpl {
    let text: String
    init(@Assisted number: Int, food: @MainActor () -> any Food) { text = "\(number) \(food().name)" }
}
/// Is not Sendable itself either.
nonisolated final class UnsentImpl {
    let text: String
    @MainActor init(@Assisted number: Int, food: any Food) throws { text = "\(number) \(food.name)" }
}
nonisolated protocol Food: AnyObject { var name: String { get } }
nonisolated final class FoodImpl: Food {
    let name = "food"
    @MainActor init() {}
}

// Made in the order of their names, whatever they belong to.
final class EagerImpl {
    init(clock: any Clock) { print("eager on the main actor") }
}
nonisolated final class BareEagerImpl {
    init(clock: any Clock) { print("eager") }
}

nonisolated struct Setting { let text: String }
final class SettingsImpl {
    let name: String
    init(setting: Setting) { name = setting.text }
}

nonisolated protocol Session: AnyObject {}
nonisolated final class SessionImpl: Session {}
nonisolated final class HolderImpl {
    let session: any Session
    init(session: any Session) { self.session = session }
}

final class ControllerImpl {
    @Injected var early: EarlyImpl
    @Injected var session: any Session
    @Injected var holder: HolderImpl
}

/// Made elsewhere.
final class Screen {
    @Injected var early: EarlyImpl
    @Injected var session: any Session
    @Injected var holder: HolderImpl
}
