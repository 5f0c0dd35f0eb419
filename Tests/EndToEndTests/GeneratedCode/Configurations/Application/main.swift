let container = try ServerModule.makeContainer()
print(try container.resolve(Address.self).text, try container.resolve(Path.self).text)
