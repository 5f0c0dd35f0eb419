import DpendRuntime
import StoreLibrary

protocol Store: AnyObject { var path: String { get } }

/// A singleton that conforms to a protocol.
final class FileStore: Store {
    let path: String

    init(path: String) { self.path = path }
}

/// Another parameter of the type gets the value of the type.
final class UserImpl {
    let store: any Store
    let name: String
    let remote: RemoteStore

    init(store: any Store, name: String, remote: RemoteStore) { (self.store, self.name, self.remote) = (store, name, remote) }
}

/// Two initializers have a parameter 'name'. dpend calls the longer one.
final class TwoImpl {
    let text: String

    init(name: String) { text = "short \(name)" }

    init(name: String, count: UserImpl) { text = "long \(name) \(count.name)" }
}

/// Labels that are keywords.
final class KeywordsImpl {
    let text: String

    init(default first: String, in second: Int, _ name: String) { text = "\(first) \(second) \(name)" }
}

/// Parameters without labels have positions.
final class PositionsImpl {
    let text: String

    init(_ first: Int, _ second: Int, name: String) { text = "\(first) \(second) \(name)" }
}

/// `Menu.Clock` is a nested type, and `Menu.clock` a parameter. Another type has the name that both would get.
final class Menu {
    struct Clock { let text: String }

    let text: String

    init(clock: Int, other: Clock, third: MenuClock) { text = "\(clock) \(other.text) \(third.text)" }
}

struct MenuClock { let text: String }

enum Big: DependencyTag {}

/// A closure, an optional, a default value, and a `Tagged`.
final class FormsImpl {
    let text: String

    init(action: @escaping (Int) -> String, limit: Int?, text: @autoclosure () -> String, size: Int = 3, tagged: Tagged<Int, Big>) {
        self.text = "\(action(1)) \(limit.map(String.init) ?? "nil") \(text()) \(size) \(tagged.dependency)"
    }
}

final class Cache<Value> {
    let capacity: Int

    init(capacity: Int) { self.capacity = capacity }
}

final class CachesImpl {
    let text: String

    init(ints: Cache<Int>, strings: Cache<String>) { text = "\(ints.capacity) \(strings.capacity)" }
}

enum Wrapper {
    @MainActor final class Inner {
        let level: Int

        init(level: Int) { self.level = level }
    }
}
