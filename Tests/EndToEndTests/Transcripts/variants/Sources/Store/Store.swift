public protocol Store: Sendable { var name: String { get } }

#if DEBUG
    struct Seed {}

    final class StubStore: Store {
        let name = "stub"
    }
#else
    final class StoreImpl: Store {
        let name = "store"
    }
#endif
