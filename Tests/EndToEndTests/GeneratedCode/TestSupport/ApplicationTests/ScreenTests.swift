import Testing

#if EMBEDDED
@testable import TestSupport
#elseif STATIC
@testable import TestSupportStatic
#else
@testable import TestSupportDip
#endif

final class FakeSession: Session {
    let name: String
    init(name: String) { self.name = name }
}

@MainActor final class FakeScreens {
    static let screen = ScreenImpl(store: FakeStore())
}

final class FakeStore: Store {
    let title = "fake"
}

let settings = Settings(name: "")

@MainActor @Suite(.appModule { $0.session { FakeSession(name: "suite") } })
struct SessionTests {
    @Test func theSuiteOverrides() throws {
        let module = try AppModule.makeForTests(settings: settings)
        #expect(try module.screenImpl.store.title == "store of suite")
    }

    @Test(.appModule { $0.session { FakeSession(name: "test") } }, arguments: 1...20)
    func aCallOverridesItsTest(_ number: Int) throws {
        let store = FakeStore()
        let module = try AppModule.makeForTests(settings: settings) { $0.store { store } }
        #expect(try module.screenImpl.store === store)
        #expect(try module.session === module.session && module.session.name == "test")
        let screens = try AppModule.makeForTests(settings: settings) { $0.screenImpl { FakeScreens.screen } }
        #expect(try screens.screenImpl === FakeScreens.screen)
    }
}

@MainActor @Test func elsewhereNothingIsOverridden() {
    #expect(throws: Offline.self) { try AppModule.makeForTests(settings: settings) }
}
