import Core
import Foundation

protocol Store {}
protocol Tracker {}
protocol Cache {}

final class StoreImpl: Store {
    init(client: any Client) {}
}
// No filter chooses it, although a model requires its protocol.
final class ConsoleTracker: Tracker {
    init() {}
}
final class MemoryCacheImpl: Cache {
    init() {}
}
final class DiskCacheImpl: Cache {
    init() {}
}
final class HomeModel {
    init(store: any Store) {}
}
final class ProfileModel {
    init(store: any Store, userID: Int) {}
}
final class TrackedImpl {
    init(tracker: any Tracker) {}
}
// Requires what requires the tracker.
final class DeepImpl {
    init(tracked: TrackedImpl) {}
}
final class SessionImpl {
    init(store: any Store, session: URLSession) {}
}
final class RetryImpl {
    init(store: any Store, attempts: Int) {}
}
final class CachedImpl {
    init(cache: any Cache) {}
}
final class SecretImpl {
    private init(store: any Store) {}
    static func make(store: any Store) -> SecretImpl { SecretImpl(store: store) }
}
final class TwoWaysImpl {
    init(store: any Store) {}
    init(name: String) {}
}
struct Profile: Codable {
    var name: String
}
enum LoginError: Error {
    case failed
}
