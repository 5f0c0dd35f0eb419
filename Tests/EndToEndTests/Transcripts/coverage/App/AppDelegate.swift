import Core
import Foundation

final class AppDelegate {
    // As it is, in the value of a property.
    let clock = SystemClockImpl()

    func start(session: URLSession) {
        let client = ClientImpl(clock: clock)
        let store = StoreImpl(client: client)
        _ = HomeModel(store: store)
        // With a run-time value.
        _ = ProfileModel(store: store, userID: 1)
        let tracked = TrackedImpl(tracker: ConsoleTracker())
        _ = DeepImpl(tracked: tracked)
        _ = SessionImpl(store: store, session: session)
        _ = RetryImpl(store: store, attempts: 3)
        _ = CachedImpl(cache: MemoryCacheImpl())
        _ = TwoWaysImpl(store: store)
        _ = TwoWaysImpl(name: "two")
        // dpend leaves the retries to their default value.
        _ = ClientImpl(clock: clock, retries: 5)
        // Neither takes part in injection.
        _ = Profile(name: "Ann")
    }
}

#if DEBUG
    let debugging = HomeModel(store: StoreImpl(client: ClientImpl(clock: SystemClockImpl())))
#endif
