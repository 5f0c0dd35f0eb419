/// The beginning of an error's text, which every container has.
nonisolated func cycle(_ text: String) -> String { String(text.prefix { $0 != "." }) }

let module = AppModule(setting: Setting(text: "set"))
print(cycle(module.earlyImpl.problem))

// Elsewhere what belongs to nobody needs no waiting.
nonisolated func off(_ module: AppModule) async throws -> String {
    let awaiting = module.awaitingImpl
    let made = "\(type(of: await awaiting.late())) \(try await awaiting.made(4).number)"
        + " \(await awaiting.fed(5).text) \(await awaiting.deferred(6).text) \(try await awaiting.unsent(7).text)"
    return "\(cycle(module.firstImpl.problem)) \(made) \(module.setting.text)"
}
print(try await Task.detached { try await off(module) }.value)
print(module.settingsImpl.name)
let controller = module.controllerImpl
print("shared:", controller.session === controller.holder.session)
let screen = Screen()
module.inject(into: screen)
print("shared by what is injected:", screen.session === screen.holder.session)

var count = 0
let faked = AppModule(setting: Setting(text: "test")) {
    $0.settingsImpl {
        count += 1
        return SettingsImpl(setting: Setting(text: "fake"))
    }
}
print(faked.settingsImpl.name, faked.settingsImpl === faked.settingsImpl, count)
