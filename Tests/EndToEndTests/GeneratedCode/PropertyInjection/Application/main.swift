import DpendRuntime

let module = AppModule()

print(module.report.text)
let report = module.report
print(report.printer === module.printer, report.makeDocument("letter")?.clock.time ?? 0, report.makeDocument("") == nil)
print(module.shelfImpl.box.content.time, module.optionalScanner?.clock.time ?? 0)

// What a storyboard makes.
@MainActor func storyboard<Screen: Controller>(_: Screen.Type) -> Screen { Screen(coder: NSCoder())! }
let home = storyboard(HomeController.self)
module.inject(into: home)
print(home.clock.time, home.isShared)
// What is passed as its superclass gets all of its properties.
let base: Controller = storyboard(HomeController.self)
module.inject(into: base)
print(base.clock.time, (base as? HomeController)?.isShared ?? false)
let detail = storyboard(DetailController.self)
module.inject(into: detail)
print(detail.clock.time, detail.server.address)
let list = PluginController()
module.inject(into: list)
print(list.items.map(\.name), list.clock.time)
let account = storyboard(AccountController.self)
try module.inject(into: account)
print(account.account.name)

// What tests do.
struct FakeClock: Clock { let time = 1 }
let faked = AppModule.makeHomeController(clock: FakeClock(), cache: CacheImpl(), reader: ReaderImpl(cache: CacheImpl()))
print(faked.clock.time, faked.isShared)
let printer = AppModule.makePrinter(paper: "A5", clock: FakeClock())
print(printer.clock.time, printer.paper, AppModule.makeScanner(isThere: false, clock: FakeClock()) == nil)
let letter = AppModule.makeDocument(name: "letter", clock: FakeClock())
print(letter?.name ?? "", letter?.clock.time ?? 0)
AppModule.inject(into: detail, clock: FakeClock(), server: Server(address: "fake"))
print(detail.clock.time, detail.server.address)
print(AppModule.makeBoxOfClock(content: FakeClock()).content.time)
print(module.senderImpl.names, module.senderImpl.clock.time)
let sender = AppModule.makeSenderImpl(
    make: { FirstPluginImpl() }, given: { SecondPluginImpl() }, all: [], perhaps: nil, clock: FakeClock())
print(sender.names, sender.clock.time)

// What a test replaces is what is injected.
let replaced = AppModule { $0.clock { FakeClock() } }
let other = HomeController()
replaced.inject(into: other)
print(other.clock.time, replaced.report.clock.time)

#if EMBEDDED
let container = try AppModule.makeContainer()
try AppModule.inject(into: home, from: container)
precondition(home.clock.time == 9)
#endif
