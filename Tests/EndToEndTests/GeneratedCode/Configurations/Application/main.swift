let container = try ServerModule.makeContainer()
print(try container.resolve(Address.self).text, try container.resolve(Path.self).text)
print(try container.resolve(Size.self).width, try container.resolve(Color.self, tag: Bright.self).name)
