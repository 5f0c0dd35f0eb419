let module = StartingModule()
let app = try await module.appImpl
print("disks:", disks.value, app.disk === (app.cache as? CacheImpl)?.disk)
print("plugins:", try await module.hostImpl.count)
do { _ = try await module.doomedImpl } catch { print("thrown:", error, "cancelled:", cancelled.value) }
_ = await module.calmImpl
print("calm")

// Somebody else waits for one of the two that a cancelled caller requires. The next caller begins the other anew.
let client = Task { try await module.clientImpl }
await lonely.visitors.reaches(1)
await shared.visitors.reaches(1)
let other = Task { try await module.networkOfManyImpl }
for _ in 0..<1_000 { await Task.yield() }
client.cancel()
for _ in 0..<1_000 { await Task.yield() }
shared.open()
print("not cancelled:", try await other.value === module.networkOfManyImpl, shared.visitors.value)
print("cancelled:", await isCancelled(client))
lonely.open()
_ = try await module.networkOfOneImpl
print("made anew:", lonely.visitors.value)

let weakly = Task { try await module.weakNetworkImpl }
await weak.visitors.reaches(1)
weakly.cancel()
print("cancelled:", await isCancelled(weakly))
weak.open()
let kept = try await module.weakNetworkImpl
print("made anew:", weak.visitors.value, try await module.weakNetworkImpl === kept, weak.visitors.value)

print("ticket:", await module.ticketImpl(started1: 7).number)
_ = await module.windowImpl
print("window")
_ = await module.orderedImpl
print("in order:", notes.take())
do { _ = try await module.refusedImpl } catch { print("in order:", notes.take()) }

let desk = try await module.deskImpl
print("shared:", desk.isShared, sessions.value, logs.value, desk.reader.later() === desk.reader.log)
let (first, second) = (Task { try await module.deskImpl }, Task { try await module.deskImpl })
print("one for each call:", try await first.value.isShared, try await second.value.isShared, sessions.value, logs.value)
do { _ = try await module.offlineDeskImpl } catch { print("thrown:", error) }
