let container = try SameNamesModule.makeContainer()
print(try container.resolve(CoreScreen.self).origin, try container.resolve(NetScreen.self).origin)
