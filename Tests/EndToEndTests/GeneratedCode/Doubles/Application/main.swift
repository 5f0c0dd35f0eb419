import Foundation
import PanelLibrary

final class FileTransport: Transport, @unchecked Sendable {
    static let version = 1
    var timeout = 1.5
    let name = "files"
    var token: String? { nil }
    func load(_ path: String) -> Data { Data("someone".utf8) }
    func send(_ data: Data, to path: String, retries: Int) {}
    func send(_ text: String) {}
    func stream() -> AsyncStream<Int> { .init { $0.finish() } }
    func list(of ids: [String]) -> [User] { ids.map(User.init) }
    func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { try JSONDecoder().decode(type, from: data) }
    func map<T>(_ transform: (Int) throws -> T) rethrows -> [T] { [try transform(1)] }
    func change(_ value: inout Int, in place: Int...) -> Bool { true }
    func later(_ done: @escaping (Int) -> Void, other: Completion) { done(1) }
    func lazily(_ value: @autoclosure () -> Int) -> Int? { value() }
    func copy() -> Self { self }
    func old() -> String! { "old" }
    subscript(index: Int) -> String { "\(index)" }
    subscript(name: String) -> Int? {
        get { nil }
        set {}
    }
}

final class Note: Row, @unchecked Sendable {
    let (id, title, description) = (1, "note", "a note")
    init() {}
    nonisolated init(from decoder: any Decoder) {}
    nonisolated func encode(to encoder: any Encoder) {}
    nonisolated static func == (left: Note, right: Note) -> Bool { left === right }
    nonisolated func hash(into hasher: inout Hasher) {}
}

struct Users: Store {
    let label = "users"
    func all() -> [User] { [] }
    func put(_ item: User) {}
}

let module = AppModule(transport: FileTransport(), storeOfUser: Users(), item: Note(), row: Note())
print(try await module.profileImpl.title())
#if DEBUG
let accounts = AppDoubles.APIStub()
accounts.userStub.handler = { User(id: "preview") }
print(try await AppDoubles(api: accounts).profileImpl.title())
print(AppDoubles().writerImpl.journal.entries)
#endif
print(try await previewedPanel())
