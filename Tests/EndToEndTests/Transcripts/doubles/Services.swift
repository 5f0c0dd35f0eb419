import Foundation

protocol Clock { func now() -> Date }
final class SystemClock { func now() -> Date { Date() } }

protocol Session { func load(_ path: String) async throws -> Data }

protocol API { func user() async throws -> String }
final class APIImpl: API {
    init(session: any Session) {}
    func user() async throws -> String { "" }
}

protocol Ordered { static func < (left: Self, right: Self) -> Bool }
protocol Queue: Ordered { func add(_ text: String) }

protocol Rows {
    associatedtype Row
    func all() -> [Row]
}

protocol Log {
    #if DEBUG
    func debug(_ text: String)
    #endif
}

protocol Named: NSObjectProtocol { var name: String { get } }

protocol Table: Sequence where Element == String { func add(_ row: String) }

protocol Greeting { func text() -> String }
final class GreetingImpl: Greeting { func text() -> String { "Hello" } }

final class CacheImpl {
    init(session: URLSession) {}
}

final class ProfileImpl {
    init(
        api: any API, greeting: any Greeting, cache: CacheImpl, queue: any Queue, rows: any Rows, log: any Log, named: any Named, table: any Table
    ) {}
}
