struct FakeClient: Client {
    var title: String { "fake" }
}

let module = DecoratorsModule()
let feed = module.feedImpl
print(feed.client.title, feed.all.map(\.title), feed.store.count())
let (one, other) = (module.client as? LoggingClient, module.client as? LoggingClient)
print(one !== other, one?.client as? RetryingClient === other?.client as? RetryingClient)
let faked = DecoratorsModule { $0.client { FakeClient() } }
print(faked.feedImpl.client.title, (faked.store as? CountingStore)?.client.title ?? "")
let session = module.session as? LoggingSession
print(session?.title ?? "", (session?.session as? PlainSessionImpl)?.renewal().session.title ?? "")
