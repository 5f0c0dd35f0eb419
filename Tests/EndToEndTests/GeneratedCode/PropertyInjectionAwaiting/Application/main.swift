let module = AppModule()

let session = SessionController()
await module.inject(into: session)
print(type(of: session.session))
let timeline = TimelineController(title: "timeline", "later")
@MainActor func complete(_ timeline: TimelineController) async { await module.inject(into: timeline) }
await complete(timeline)
print(timeline.clock.time, type(of: timeline.session), type(of: await timeline.makeSession()))
print(await AppModule.makeAwaitedSenderImpl(make: { ClockImpl() }, clock: ClockImpl()).made.time)
let courier = AppModule.makeAwaitedCourierImpl(load: { CacheImpl() }, clock: ClockImpl())
print(await courier.load() != nil, await module.awaitedCourierImpl.load() != nil)

#if EMBEDDED
let container = try AppModule.makeContainer()
try await AppModule.inject(into: session, from: container)
#endif
