@testable import App

final class FakeAPI: API { func load() -> Int { 2 } }
@MainActor final class FakeQueue: @MainActor Queue { func add(_ number: Int) {} }
