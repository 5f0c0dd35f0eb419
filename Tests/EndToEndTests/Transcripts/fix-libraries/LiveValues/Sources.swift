import Dependencies

protocol Storage: Sendable {}
struct DiskStorage: Storage {}

// It has a live value, and is declared as a key for tests only.
struct StorageKey: TestDependencyKey {
    static var liveValue: any Storage { DiskStorage() }
    static var testValue: any Storage { DiskStorage() }
}

extension DependencyValues {
    var storage: any Storage {
        get { self[StorageKey.self] }
        set { self[StorageKey.self] = newValue }
    }
}

@main struct App {
    static func main() {
        @Dependency(\.storage) var storage
        print(storage)
    }
}
