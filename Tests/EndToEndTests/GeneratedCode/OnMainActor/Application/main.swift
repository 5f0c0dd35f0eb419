import DpendRuntime

let module = MainActorModule()

// Code of the main actor uses what belongs to it without waiting.
let screen = module.screenImpl
print(screen.presenter.navigation.title, screen.next().title, screen.detail(3).text, screen.tabs.count)
print(try await screen.later().title, module.style.name)

// Elsewhere it has to be awaited.
nonisolated func awaited(_ module: MainActorModule) async -> String { "\(type(of: await module.screenImpl))" }
print(await Task.detached { await awaited(module) }.value)
nonisolated func remote(_ module: MainActorModule) async throws -> String {
    let remote = module.remoteImpl
    let presenter = await remote.presenter()
    let title = type(of: presenter)
    let texts = (await remote.plain(6).number, await remote.presenters().count)
    return "\(type(of: try await remote.screen())) \(title) \(texts) \(type(of: module.clock))"
}
print(try await Task.detached { try await remote(module) }.value)

#if EMBEDDED
let container = try MainActorModule.makeContainer()
nonisolated func synchronously(_ container: DependencyContainer) -> String {
    do { return "\(try container.resolve(PresenterImpl.self))" } catch { return "\(error)" }
}
nonisolated func awaited(_ container: DependencyContainer) async throws -> String {
    "\(type(of: try await container.resolve(ScreenImpl.self)))"
}
let refusal = await Task.detached { synchronously(container) }.value
precondition(refusal.hasPrefix("Navigation belongs to the main actor"))
let name = try await Task.detached { try await awaited(container) }.value
precondition(name == "ScreenImpl")
#endif
