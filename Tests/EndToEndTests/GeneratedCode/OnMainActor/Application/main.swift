import DpendRuntime

let container = try MainActorModule.makeContainer()

// Code of the main actor resolves without waiting.
let screen = try container.resolve(ScreenImpl.self)
print(screen.presenter.navigation.title, screen.next().title, screen.detail(3).text, screen.tabs.count)
print(try await screen.later().title, try container.resolve(Style.self).name)

// Elsewhere what belongs to the main actor has to be awaited.
nonisolated func synchronously(_ container: DependencyContainer) -> String {
    do { return "\(try container.resolve(PresenterImpl.self))" } catch { return "\(error)" }
}
nonisolated func awaited(_ container: DependencyContainer) async throws -> String {
    "\(type(of: try await container.resolve(ScreenImpl.self)))"
}
print(await Task.detached { synchronously(container) }.value)
print(try await Task.detached { try await awaited(container) }.value)
