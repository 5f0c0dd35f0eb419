let container = try ScopesModule.makeContainer()
print("container is made")

let one = try container.resolve(ScreenImpl.self)
let other = try container.resolve(ScreenImpl.self)
print("unique:", one !== other)
print("two protocols of one singleton are one object:", one.reader === one.writer, one.reader === other.writer)
print("shared within a resolve:", one.left.session === one.right.session)
print("not shared between resolves:", one.left.session !== other.left.session)

do {
    let first = try container.resolve(Cache.self)
    let second = try container.resolve(Cache.self)
    print("weak while it is held:", first === second)
}
print("weak is made anew:", try container.resolve(Cache.self) is CacheImpl)

print("behind its protocols:", try container.resolve(Input.self) === container.resolve(Output.self))
print("under its own name:", try container.resolve(SwapImpl.self).name)
