protocol Store {}

final class DiskStoreImpl: Store {}

// Its properties have values, so that 'init()' exists beside what the macro writes.
@Observable
final class ModelImpl {
    static let shared = 1
    let kept = 1
    var count = 0, name = ""
    var maybe: Int?
    weak var owner: ModelImpl?
    lazy var text = "a"
    var double: Int { count * 2 }
    @Tracked var tracked: Int
}

@Observable
final class WrittenImpl {
    let store: any Store
    init(store: any Store) { self.store = store }
}

// The macro writes the initializer that the struct has without it.
@MemberwiseInit
struct PlainImpl {
    let store: any Store
}
