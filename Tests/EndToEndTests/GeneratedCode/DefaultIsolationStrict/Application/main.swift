import DpendRuntime

let container = try StrictModule.makeContainer()
print(try container.resolve(ScreenImpl.self).text)
