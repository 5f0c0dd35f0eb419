import Combine
import Synchronization

final class Values { private let values = Mutex<[String: String]>([:]) }
final class Counts { private let count: ManagedAtomic<Int> = .init(0) }
final class Images { private let images = NSCache<NSString, NSString>() }
final class Events { let events = PassthroughSubject<Int, Never>() }
final class Relays { let names: BehaviorRelay<String>; init() { names = BehaviorRelay(value: "") } }
final class Streams { let (stream, continuation) = AsyncStream<Int>.makeStream() }
final class Locked { private let state: OSAllocatedUnfairLock<Int>; init() { state = .init(initialState: 0) } }
final class Holder { private let values = Values() }
final class Nested { let holder: Holder = .init() }

// Not so: locks that protect nothing, subjects that the maker passes, objects without state, tools.
final class Guarded { private let lock = OSAllocatedUnfairLock(); private let other = Mutex(()) }
final class Given { let events: PassthroughSubject<Int, Never>; init(events: PassthroughSubject<Int, Never> = .init()) { self.events = events } }
final class Formatter { let decimal = ","; static let shared = Values() }
final class Using { let formatter = Formatter(); let lock = SpinLock() }
final class SpinLock { var isTaken = false }

final class First {
    init(a: Values, b: Counts, c: Images, d: Events, e: Relays, f: Streams, g: Locked, h: Holder, i: Nested, j: Guarded, k: Given, l: Formatter, m: Using) {}
}
final class Second {
    init(a: Values, b: Counts, c: Images, d: Events, e: Relays, f: Streams, g: Locked, h: Holder, i: Nested, j: Guarded, k: Given, l: Formatter, m: Using) {}
}
