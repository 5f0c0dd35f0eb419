import DpendRuntime

let container = try StrictModule.makeContainer()
let screen = try container.resolve(ScreenImpl.self)
print(screen.services)
print(try container.resolve((any Reader).self) === container.resolve((any Writer).self))
