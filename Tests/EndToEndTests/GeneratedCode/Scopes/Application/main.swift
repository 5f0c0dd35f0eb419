let module = ScopesModule()
print("container is made")

let one = module.screenImpl
let other = module.screenImpl
print("unique:", one !== other)
print("two protocols of one singleton are one object:", one.reader === one.writer, one.reader === other.writer)
print("shared within a resolve:", one.left.session === one.right.session)
print("not shared between resolves:", one.left.session !== other.left.session)

do {
    let first = module.cache
    let second = module.cache
    print("weak while it is held:", first === second)
}
print("weak is made anew:", module.cache is CacheImpl)

print("behind its protocols:", module.input === module.output)
print("under its own name:", module.swapImpl.name)
