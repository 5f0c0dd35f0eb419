import DpendRuntime
import Foundation

func report(_ title: String) { print("\(title): \(Log.shared.take())") }

do {
    let module = ClosingModule()
    _ = try await module.cacheImpl
    _ = module.windowImpl
    _ = module.optionalStore
    _ = (module.plainImpl, module.unkeptImpl)
    report("made")
    try await module.close()
    report("closed in reverse order")
    try await module.close()
    report("closed once")
    _ = module.serverImpl
    try await module.close()
    report("what was made after it")
}
do {
    let module = ClosingModule()
    let session = module.request(user: User(name: "Ann"))
    _ = session.handlerImpl
    let step = session.step(int: 1)
    _ = step.stepImpl
    let other = module.request(user: User(name: "Bob"))
    _ = other.handlerImpl
    let handler = module.serverImpl.serve(User(name: "Cid"))
    report("made with containers")
    try await step.close()
    report("one container")
    try await module.close()
    report("server, containers, then the rest")
    _ = (session, other, step, handler)
}
do {
    let module = ClosingModule()
    let name = try await module.openRequest(user: User(name: "Dan")) { request in
        _ = request.handlerImpl
        return request.user.name
    }
    report("opened for one call by \(name)")
    do {
        try await module.openRequest(user: User(name: "Eve")) { request in
            _ = request.journalImpl
            throw Failure(text: "in the call")
        }
    } catch {
        report("opened for a call that fails: \(error)")
    }
    let result = try await ClosingModule.open { module in
        _ = module.poolImpl
        return 7
    }
    report("root for one call: \(result)")
}
do {
    let module = ClosingModule()
    _ = (module.poolImpl, module.brittleImpl, module.plainImpl, module.optionalStore)
    do { try await module.close() } catch { print(error) }
    report("an error keeps nothing open")
}
do {
    let module = ClosingModule()
    _ = module.poolImpl
    let session = module.session(account: Account(name: "Fay"))
    _ = (session.afterSlowImpl, session.slowImpl)
    do { try await module.close(within: 0.05) } catch { print(error) }
    try await module.close()
    report("the rest, after the canceled one")
    _ = session
}
do {
    // The time of one who waits is not the time of the others.
    let module = ClosingModule()
    _ = module.poolImpl
    let session = module.session(account: Account(name: "Gus"))
    _ = session.mediumImpl
    let all = Task { try await module.close() }
    do { try await session.close(within: 0.02) } catch { print(error) }
    try await all.value
    report("the others wait on")
    _ = session
}
do {
    // An object that waits for calls, which close their containers.
    let module = ClosingModule()
    let gate = module.gateImpl
    gate.request = Task {
        try await module.openRequest(user: User(name: "Hal")) { request in
            _ = request.journalImpl
            await pause()
        }
    }
    while !Log.shared.has("+journal of Hal") { await Task.yield() }
    try await module.close()
    report("a call in progress")
}
do {
    let module = ClosingModule()
    _ = module.monitorImpl
    let request = module.request(user: User(name: "Ida"))
    _ = request.journalImpl
    _ = Log.shared.take()
    try await module.close()
    report("an opener with two protocols")
    _ = request
}
do {
    // Each is closed once, whatever is made and closed at the same time.
    let module = ClosingModule()
    _ = module.poolImpl
    _ = Log.shared.take()
    await withTaskGroup(of: Void.self) { group in
        for number in 0..<200 {
            group.addTask {
                let request = module.request(user: User(name: "\(number)"))
                _ = request.handlerImpl
                if number % 3 == 0 { try? await request.close() } else { try? await module.close() }
                if number % 2 == 0 { try? await request.close(within: 0) }
                try? await request.close()
            }
        }
    }
    try await module.close()
    let lines = Log.shared.take().components(separatedBy: ", ")
    let closed = lines.filter { $0.hasPrefix("-") }
    print("at the same time: \(lines.filter { $0.hasPrefix("+") }.count) made, \(closed.count) closed, \(Set(closed).count) of them different")
}
do {
    // All callers wait for the same end, and canceling one stops nothing.
    let module = ClosingModule()
    _ = (module.poolImpl, module.brittleImpl)
    _ = module.windowImpl
    _ = Log.shared.take()
    let callers = (1...20).map { _ in Task { try await module.close() } }
    for caller in callers { caller.cancel() }
    var failures = 0
    for caller in callers { if case .failure = await caller.result { failures += 1 } }
    report("several callers, some with its error: \(failures > 0)")
}
do {
    // An override is not the container's own object.
    let module = ClosingModule { $0.poolImpl { PoolImpl() } }
    _ = (module.poolImpl, module.brittleImpl)
    _ = Log.shared.take()
    try? await module.close()
    report("overrides stay open")
}
do { _ = try FailingModule(bootImplFails: true) } catch { print(error) }
while true {
    let log = Log.shared.take()
    if log.contains("-pool") { break }
    try await Task.sleep(nanoseconds: 1_000_000)
}
print("what was made before a failure is closed")
