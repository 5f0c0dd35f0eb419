import SwiftUI

protocol Session: Sendable { func load() async -> Int }
protocol API { func user() async -> Int }
protocol Clock { var now: Int { get } }
protocol Rows { static func < (left: Self, right: Self) -> Bool }

final class HTTPAPI: API {
    init(session: any Session) {}
    func user() async -> Int { 1 }
}
final class SystemClock: Clock { let now = 1 }
final class ListRows: Rows {
    init(session: any Session) {}
    static func < (left: ListRows, right: ListRows) -> Bool { false }
}
final class ProfileModel { init(api: any API, clock: any Clock) {} }
final class DetailModel { init(id: Int, api: any API) {} }
final class ListModel { init(rows: any Rows) {} }
final class Log { init(clock: any Clock) {} }

final class MockAPI: API {
    init() {}
    init(user: Int) {}
    func user() async -> Int { 2 }
}
final class MockClock: Clock { let now = 0 }
final class MockRows: Rows {
    init(count: Int) {}
    static func < (left: MockRows, right: MockRows) -> Bool { false }
}
final class StubRows: Rows { static func < (left: StubRows, right: StubRows) -> Bool { false } }

struct ProfileView: View {
    let model: ProfileModel
    var body: some View { EmptyView() }
}

func start(session: any Session) {
    _ = ProfileModel(api: HTTPAPI(session: session), clock: SystemClock())
    _ = DetailModel(id: 1, api: HTTPAPI(session: session))
    _ = ListModel(rows: ListRows(session: session))
    _ = Log(clock: SystemClock())
}
