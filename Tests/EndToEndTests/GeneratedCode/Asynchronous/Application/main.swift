// In a function: the statements of a main file would take the 'resolve' that does not await.
@MainActor func run() async throws {
    let container = try await AsyncModule.makeContainer()
    print(type(of: try await container.resolve(ClockImpl.self)), try await container.resolve(String.self))

    let tasks = (0..<20).map { _ in Task.detached { try await container.resolve(SessionImpl.self) } }
    var sessions: [SessionImpl] = []
    for task in tasks { sessions.append(try await task.value) }
    print("one session:", sessions.allSatisfy { $0 === sessions[0] }, sessions.count)

    let screen = try await container.resolve(ScreenImpl.self)
    print(screen.session === sessions[0], await screen.later().name)
    do { _ = try await screen.refused() } catch { print("thrown:", error) }
    print(try await container.resolve(StoreImpl.self).name())
}
try await run()
