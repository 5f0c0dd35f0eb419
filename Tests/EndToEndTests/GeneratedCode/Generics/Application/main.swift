let container = try GenericsModule.makeContainer()
let one = try container.resolve(ScreenImpl.self)
print(try container.resolve(Repository<User>.self).store === one.users.store)
