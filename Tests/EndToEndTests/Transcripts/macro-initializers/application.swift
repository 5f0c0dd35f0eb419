protocol Store {}

protocol Clock {}

final class DiskStoreImpl: Store {}

// The macro writes 'init(store:title:)', which is nowhere in the sources.
@MemberwiseInit
final class HomeImpl: Clock {
    private let store: any Store
    var title: String
}

@MemberwiseInit
actor WorkerImpl {
    let store: any Store, count: Int
}

final class UserImpl {
    init(home: HomeImpl, worker: WorkerImpl, clock: any Clock) {}
}
