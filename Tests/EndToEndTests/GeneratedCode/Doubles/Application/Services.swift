import Foundation

struct User: Equatable { var id: String }
typealias Completion = (Int) -> Void

/// Its members have all forms that a stub implements. The application gets it from outside.
protocol Transport: AnyObject, Sendable {
    var timeout: Double { get set }
    var name: String { get }
    var token: String? { get async throws }
    static var version: Int { get }
    func load(_ path: String) async throws -> Data
    func send(_ data: Data, to path: String, retries: Int) throws
    func send(_ text: String)
    func stream() -> AsyncStream<Int>
    func list(of ids: [String]) -> [User]
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    func map<T>(_ transform: (Int) throws -> T) rethrows -> [T]
    func change(_ value: inout Int, `in` place: Int...) -> Bool
    func later(_ done: @escaping (Int) -> Void, other: Completion)
    func lazily(_ value: @autoclosure () -> Int) -> Int?
    func copy() -> Self
    func old() -> String!
    subscript(index: Int) -> String { get }
    subscript(name: String) -> Int? { get set }
}

/// A stub conforms to protocols of the standard library by itself.
protocol Item: AnyObject, Hashable, CustomStringConvertible, Codable, Identifiable where ID == Int {
    var title: String { get }
}
@MainActor protocol Row: Equatable where Self: Sendable, Self: Item {}

@MainActor protocol Screen {
    var title: String { get set }
    func show(_ user: User) -> Int
    func wait() async -> Int
    nonisolated func plain() -> Int
}

protocol Named { var label: String { get } }
protocol Store<Item>: Named {
    associatedtype Item: Equatable
    func all() -> [Item]
    func put(_ item: Item)
}

protocol API { func user() async throws -> User }
final class APIImpl: API {
    let transport: any Transport
    init(transport: any Transport) { self.transport = transport }
    func user() async throws -> User { User(id: String(decoding: try await transport.load("user"), as: UTF8.self)) }
}
/// Foundation declares a type of this name, and the tests import Foundation.
protocol Formatter { func text(_ user: User) -> String }
final class FormatterImpl: Formatter {
    func text(_ user: User) -> String { "<\(user.id)>" }
}
@MainActor final class ScreenImpl: Screen {
    var title = ""
    let transport: any Transport
    init(transport: any Transport) { self.transport = transport }
    func show(_ user: User) -> Int { 1 }
    func wait() async -> Int { 2 }
    nonisolated func plain() -> Int { 3 }
}
final class ListImpl {
    let items: [any Item]
    init(first: any Item, second: any Row) { items = [first, second] }
}
final class ProfileImpl {
    let (api, formatter): (any API, any Formatter)
    let users: any Store<User>
    init(api: any API, formatter: any Formatter, users: any Store<User>) { (self.api, self.formatter, self.users) = (api, formatter, users) }
    func title() async throws -> String { formatter.text(try await api.user()) }
}
@MainActor final class RootImpl {
    let screen: any Screen
    init(screen: any Screen) { self.screen = screen }
}

protocol Journal: Sendable { var entries: [String] { get } }
final class JournalImpl: Journal {
    let entries: [String] = []
    init(transport: any Transport) {}
}
final class WriterImpl {
    let journal: any Journal
    init(journal: any Journal) { self.journal = journal }
}
#if DEBUG
/// Previews use this double, which exists only in a debug build.
final class PreviewJournal: Journal { let entries = ["preview"] }
#endif

/// A run-time value that is a protocol has a stub as default.
final class DetailImpl {
    let (named, note): (any Named, String?)
    init(named: any Named, note: String?) { (self.named, self.note) = (named, note) }
}

/// A stub also has the associated types of inherited protocols, as `where` clauses say.
protocol Source {
    associatedtype Content: Hashable
    associatedtype Failure: Error
    func content() throws -> Content?
    func failure() -> Failure?
}
protocol Feed<Content>: Source where Self.Failure: LocalizedError, Content: Sendable, Pages.Element == Content {
    associatedtype Pages: Collection where Pages.Index == Int
    var pages: Pages { get }
}
protocol Archive<Content>: Source where Failure == Never {}
protocol Diary: Texts where Content == String {}
typealias Texts = Archive & Named

final class ReaderImpl {
    let (feed, archive, diary): (any Feed<String>, any Archive<Int>, any Diary)
    init(feed: any Feed<String>, archive: any Archive<Int>, diary: any Diary) { (self.feed, self.archive, self.diary) = (feed, archive, diary) }
}
