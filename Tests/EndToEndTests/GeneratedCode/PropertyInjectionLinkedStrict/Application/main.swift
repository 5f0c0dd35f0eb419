import DpendRuntime
import ScreenLibrary

let module = AppModule()

let home = HomeScreen()
module.inject(into: home)
print(home.clock.time, home.model.presenter.clock.time, try home.model.presenter.server.value.address, home.plain.time)

let start = StartScreen(title: "start")
module.inject(into: start)
print(start.model.clock.time)

nonisolated func work(_ module: AppModule) -> String {
    let worker = Worker()
    module.inject(into: worker)
    return worker.server.dependency.address
}
print(work(module))

struct FakeClock: Clock { let time = 1 }
let presenter = AppModule.makePresenterImpl(clock: FakeClock(), server: .init { Server(address: "fake") })
let faked = AppModule.makeHomeScreen(clock: FakeClock(), model: AppModule.makeModelImpl(presenter: presenter), plain: FakeClock())
print(faked.model.presenter.clock.time, try faked.model.presenter.server.value.address)
print(AppModule.makeStartScreen(title: "fake", clock: FakeClock(), model: presenter).clock.time)
