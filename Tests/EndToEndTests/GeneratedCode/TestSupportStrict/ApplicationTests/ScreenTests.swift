import Foundation
import Testing

#if EMBEDDED
@testable import TestSupportStrict
#else
@testable import TestSupportStrictStatic
#endif

nonisolated struct FakeSession: Session {
    let name: String
}

final class FakeStore: Store {
    let title = "fake"
}

let settings = Settings(name: "test")
let nowhere = URL(fileURLWithPath: "/")

@Suite(.appModule { $0.session { FakeSession(name: "suite") } })
struct ScreenTests {
    @Test func theSuiteOverrides() async throws {
        let module = try await AppModule.makeForTests(settings: settings, url: nowhere)
        #expect(try await module.screenImpl.store.title == "store of suite")
    }

    @Test(.appModule { $0.session { FakeSession(name: "test") } })
    func aTestOverridesItsSuite() async throws {
        let module = try await AppModule.makeForTests(settings: settings, url: nowhere)
        #expect(try await module.screenImpl.store.title == "store of test")
    }

    @Test(.appModule { $0.session { FakeSession(name: "test") } }, arguments: 1...50)
    func aCallOverridesItsTest(_ number: Int) async throws {
        let module = try await AppModule.makeForTests(settings: settings, url: nowhere) {
            $0.session { FakeSession(name: "\(number)") }
        }
        #expect(try await module.screenImpl.store.title == "store of \(number)")
        let store = FakeStore()
        let other = try await AppModule.makeForTests(settings: settings, url: nowhere) { $0.store { store } }
        #expect(try await other.screenImpl.store === store)
    }
}

@Test func elsewhereNothingIsOverridden() async {
    await #expect(throws: Offline.self) {
        _ = try await AppModule.makeForTests(settings: settings, url: nowhere)
    }
}
