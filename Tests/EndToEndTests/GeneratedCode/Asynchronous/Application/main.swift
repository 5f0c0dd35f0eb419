@MainActor func run() async throws {
    let module = await AsyncModule()
    print(type(of: module.clockImpl), await module.string)

    print("actor with", await module.awaitedActorImpl.name)
    let tasks = (0..<20).map { _ in Task.detached { await module.sessionImpl } }
    var sessions: [SessionImpl] = []
    for task in tasks { sessions.append(await task.value) }
    print("one session:", sessions.allSatisfy { $0 === sessions[0] }, sessions.count)

    let screen = await module.screenImpl
    print(screen.session === sessions[0], await screen.later().name)
    do { _ = try await screen.refused() } catch { print("thrown:", error) }
    do { _ = try await module.refused } catch { print("thrown:", error) }
    print(await module.storeImpl.name())
}
try await run()

#if EMBEDDED
// In a function: the statements of a main file would take the 'resolve' that does not await.
@MainActor func resolve() async throws {
    let container = try await AsyncModule.makeContainer()
    let text = try await container.resolve(String.self)
    let session = try await container.resolve(SessionImpl.self)
    let screen = try await container.resolve(ScreenImpl.self)
    precondition(text == "remote text" && screen.session === session)
}
try await resolve()
#endif
