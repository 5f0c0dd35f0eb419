import Testing

#if EMBEDDED
@testable import Doubles
#elseif STATIC
@testable import DoublesStatic
#else
@testable import DoublesDip
#endif

/// Without an import of Foundation, `Formatter` means the application's.
struct LoudFormatter: Formatter {
    func text(_ user: User) -> String { user.id.uppercased() }
}

@Test func anOverrideReplacesAnyOtherObject() async throws {
    let doubles = AppDoubles(api: FixedAPI(id: "me")) { $0.formatter { LoudFormatter() } }
    #expect(try await doubles.profileImpl.title() == "ME")
}
