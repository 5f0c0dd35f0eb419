public import DpendRuntime

public enum Host: DependencyTag {}

public struct Person: Sendable {
    public var name: String
}

public struct Note: Sendable {
    public var text: String
}

public protocol Service {
    var title: String { get }
}

public final class ServiceImpl: Service {
    let person: Person
    let host: String

    public init(person: Person, host: Tagged<String, Host>) {
        self.person = person
        self.host = host.dependency
    }

    public var title: String { "\(person.name)@\(host)" }
}

/// A decorator that belongs deeper than what it wraps.
public final class CachingService: Service {
    let service: any Service
    let store: StoreImpl

    public init(service: any Service, store: StoreImpl) {
        self.service = service
        self.store = store
    }

    public var title: String { "cached \(service.title)" }
}

public nonisolated final class StoreImpl: Sendable {
    public let name: String

    public init(person: Person) { name = "store of \(person.name)" }
}

public actor CounterImpl {
    let store: StoreImpl
    private var count = 0

    public init(store: StoreImpl) { self.store = store }

    public func next() -> Int {
        count += 1
        return count
    }
}

public final class SharedImpl {
    public init() {}
}

public final class FeedImpl {
    public let service: any Service
    public let store: StoreImpl
    public let shared: SharedImpl
    public let other: OtherImpl
    let edit: @MainActor (Note) -> EditorImpl
    let lazy: Lazy<CounterImpl>

    public init(
        service: any Service, store: StoreImpl, shared: SharedImpl, other: OtherImpl, edit: @escaping @MainActor (Note) -> EditorImpl, lazy: Lazy<CounterImpl>
    ) {
        self.service = service
        self.store = store
        self.shared = shared
        self.other = other
        self.edit = edit
        self.lazy = lazy
    }
}

public final class OtherImpl {
    public let shared: SharedImpl

    public init(shared: SharedImpl) { self.shared = shared }
}

public final class EditorImpl {
    public let note: Note
    public let feed: FeedImpl

    public init(note: Note, feed: FeedImpl) {
        self.note = note
        self.feed = feed
    }
}

public final class EntryImpl {
    let open: @MainActor (Tagged<String, Host>, Person) -> FeedImpl

    public init(open: @escaping @MainActor (Tagged<String, Host>, Person) -> FeedImpl) { self.open = open }
}

/// Internal, so that its accessor is as well.
final class HiddenImpl {
    let person: Person

    init(person: Person) { self.person = person }
}
