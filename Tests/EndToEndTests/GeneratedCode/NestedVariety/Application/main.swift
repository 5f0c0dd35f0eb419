import DpendRuntime

let module = VarietyModule()
let request = module.request(request: Request(path: "/a"), numberTaggedRequest: Number(value: 1))
print(request.request.path, request.numberTaggedRequest.value, request.uploader.endpoint.path)
print(request.hostImpl.plugins.map(\.title).sorted(), request.hostImpl === request.hostImpl)
print(request.shelfImpl.requests.content.path, request.shelfImpl === request.shelfImpl)
print(request.shelfImpl.requests === request.boxOfRequest, request.shelfImpl.plain === module.boxOfPlainPluginImpl)
print(request.numberImpl.number.value, module.guest(numberTaggedRequest: Number(value: 2)).numberImpl.number.value)
print(request.overrides.level.value, request.placedThing === request.placedThing)

let page = request.pageImpl(title: "first")
print(page.title, page.request.path, page.host === request.hostImpl, page.placed === request.placedThing)
let pages = request.pagesImpl
print(pages.make("second").host === request.hostImpl, pages.rootPages("note").text, pages.make("x").trace !== pages.trace)

let level = request.overrides(level: Level(value: 7))
print(level.levelImpl.level.value, level.levelImpl.open(Level(value: 8)).level.value, level.levelImpl.overrides.level.value)

let screen = Screen(storyboard: 3)
request.inject(into: screen)
print(screen.host === request.hostImpl, screen.number.number.value)

let server = module.serverImpl
let (one, path) = (Tagged<Number, Request>(Number(value: 9)), Request(path: "/server"))
print(server.handle(one, path).map(\.title).sorted())
print(server.optional?(path, one).plugins.count ?? 0)
let later = server.later(path, one)
print(later() === later(), later().plugins.count)
print(try server.lazy(path, one).value.plugins.count)
