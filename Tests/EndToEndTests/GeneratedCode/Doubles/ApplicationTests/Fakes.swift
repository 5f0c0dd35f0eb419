import Testing

#if EMBEDDED
@testable import Doubles
#elseif STATIC
@testable import DoublesStatic
#else
@testable import DoublesDip
#endif

/// The tests' own double comes before the one for previews, and is made with its configuration.
struct FakeJournal: Journal {
    struct Contents { var first = "fake" }
    let entries: [String]
    init(entries: [String]) { self.entries = entries }
    init(_ contents: Contents) { entries = [contents.first] }
}

@Test func aTestUsesTheDoublesOfTheProject() {
    #expect(AppDoubles().writerImpl.journal.entries == ["fake"])
    #expect(AppDoubles(journal: FakeJournal(entries: ["own"])).writerImpl.journal.entries == ["own"])
}

@Test func aRunTimeValueMayBeLeftOut() {
    let detail = AppDoubles().detailImpl()
    #expect(detail.named.label == "" && detail.note == nil)
    let named = AppDoubles.NamedStub()
    named.label = "given"
    #expect(AppDoubles().detailImpl(named: named, note: "text").named.label == "given")
}
