import Foundation
import Testing

#if EMBEDDED
@testable import Doubles
#elseif STATIC
@testable import DoublesStatic
#else
@testable import DoublesDip
#endif

struct FixedAPI: API {
    let id: String
    func user() -> User { User(id: id) }
}

/// Only the formatter is the application's own: it requires nothing from outside.
@Test(arguments: 1...1_000) func eachTestHasItsOwnObjects(_ number: Int) async throws {
    let doubles = AppDoubles(api: FixedAPI(id: "\(number)"))
    #expect(try await doubles.profileImpl.title() == "<\(number)>")
    #expect(doubles.formatter.text(User(id: "real")) == "<real>")
    #expect((doubles.profileImpl.users as? AppDoubles.StoreStub<User>)?.allStub.calls.count == 0)
    #expect(doubles.profileImpl.users.all().isEmpty)
}

@Test func aStubDoesWhatTheTestSays() async throws {
    let transport = AppDoubles.TransportStub()
    transport.loadStub.handler = { Data($0.utf8) }
    let doubles = AppDoubles(transport: transport, api: APIImpl(transport: transport))
    #expect(try await doubles.profileImpl.title() == "<user>")
    #expect(transport.loadStub.calls == ["user"])
}

/// The test of the class behind a protocol that others get as a stub.
@Test func theObjectThatATestTakesIsTheApplicationsOwn() async throws {
    let transport = AppDoubles.TransportStub()
    transport.loadStub.handler = { Data($0.utf8) }
    #expect(try await AppDoubles(transport: transport).api.user() == User(id: "user"))
    // An override of the test itself comes before it.
    #expect(try await AppDoubles { $0.api { FixedAPI(id: "own") } }.api.user() == User(id: "own"))
}

@Test func eachFormOfAMemberIsRecordedAndStubbed() async throws {
    let stub = AppDoubles.TransportStub()
    let transport: any Transport = stub
    stub.timeout = 3
    #expect(transport.timeout == 3 && transport.name == "")
    #expect(try await transport.token == nil)
    stub.tokenStub.handler = { "secret" }
    #expect(try await transport.token == "secret")
    try transport.send(Data(), to: "here", retries: 2)
    transport.send("text")
    #expect(stub.sendToRetriesStub.calls.map(\.retries) == [2] && stub.sendStub.calls == ["text"])
    struct Offline: Error {}
    stub.sendToRetriesStub.handler = { _, _, _ in throw Offline() }
    #expect(throws: Offline.self) { try transport.send(Data(), to: "here", retries: 1) }
    for await _ in transport.stream() { Issue.record("an empty stream has no values") }
    #expect(transport.list(of: ["a"]).isEmpty && stub.listStub.calls == [["a"]])
    stub.decodeStub.handler = { _, _ in 7 }
    #expect(try transport.decode(Int.self, from: Data()) == 7)
    stub.mapStub.handler = { ["mapped"] }
    #expect(transport.map { "\($0)" } == ["mapped"])
    stub.changeStub.handler = { value, places in
        value += places.count
        return true
    }
    var value = 1
    #expect(stub.change(&value, in: 4, 5) && value == 3)
    stub.laterStub.handler = { done, other in
        done(1)
        other(2)
    }
    var (done, other) = (0, 0)
    stub.later({ done = $0 }, other: { other = $0 })
    #expect(done == 1 && other == 2)
    #expect(transport.lazily(1) == nil && transport.old() == nil)
    stub.subscriptIndexStub.handler = { "at \($0)" }
    #expect(transport[3] == "at 3" && stub.subscriptIndexStub.calls == [3])
    stub.subscriptNameSetStub.handler = { _, value in stub.timeout = Double(value ?? 0) }
    stub["a"] = 8
    #expect(stub.subscriptNameSetStub.calls.map(\.name) == ["a"] && stub.timeout == 8 && stub["a"] == nil)
}

@MainActor @Test func anIsolatedStubIsMadeAnywhere() async {
    let screen = await Task.detached { AppDoubles.ScreenStub() }.value
    var shown: [String] = []
    screen.showStub.handler = { user in
        shown.append(user.id)
        return shown.count
    }
    screen.waitStub.handler = { 4 }
    let root = AppDoubles(screen: screen).rootImpl
    #expect(root.screen.show(User(id: "7")) == 1 && shown == ["7"])
    #expect(await root.screen.wait() == 4)
}

@Test func stubsConformToProtocolsOfTheStandardLibrary() throws {
    let (one, other) = (AppDoubles.ItemStub(), AppDoubles.ItemStub())
    (one.title, one.id) = ("first", 1)
    #expect(one == one && one != other && Set([one, other]).count == 2 && "\(one)" == "ItemStub")
    let items = AppDoubles(storeOfUser: AppDoubles.StoreStub<User>(), item: one).listImpl.items
    #expect(items.map { $0.title } == ["first", ""] && items[0].id == 1)
}

@Test func aStubHasTheAssociatedTypesOfInheritedProtocols() throws {
    struct Offline: LocalizedError {}
    let feed = AppDoubles.FeedStub<String, [String], Offline>()
    feed.pages = ["first"]
    feed.contentStub.handler = { "text" }
    // The key of a feed does not say its pages. The others say all that a stub must know.
    let reader = AppDoubles().readerImpl(feed: feed)
    #expect(try reader.feed.content() == "text" && reader.feed.pages.count == 1)
    #expect(try reader.archive.content() == nil && reader.diary.content() == nil)
    (reader.diary as? AppDoubles.DiaryStub)?.contentStub.handler = { "today" }
    #expect(try reader.diary.content() == "today" && reader.diary.label == "")
}
