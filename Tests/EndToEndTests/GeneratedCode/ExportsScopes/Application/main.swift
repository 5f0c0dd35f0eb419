import DpendRuntime
import ScopeLibrary

let module = ScopesModule()
print("eager:", module.counting.count)

let one = module.screen
let other = module.screen
print("unique:", one !== other)
print("two protocols of one singleton are one object:", one.reader === one.writer, one.reader === other.writer)
print("in the application:", module.reader === one.writer)
print("shared within a resolve:", one.session === one.parts[0], one.session !== other.session)
print("weak while it is held:", one.parts[1] === one.parts[2], one.parts[1] === other.parts[1])
print("internal singleton:", one.parts[3] === one.parts[4], one.parts[3] === other.parts[4])
print("weak under three names:", one.parts[5] === one.parts[6], one.parts[5] === one.parts[7], one.parts[5] === other.parts[6])
print("public class:", one.parts[8] === one.parts[9], module.front === other.parts[9])

var pool: (any Pool)? = module.pool
print("weak:", module.pool === pool, module.homeImpl.pool === pool)
pool = nil

let nest = module.nest
print("weak under two public names:", module.nest === nest, module.burrow === nest)

do {
    weak var cache: AnyObject?
    do {
        let screen = ScopesModule().screen
        cache = screen.parts[1]
        print("held:", cache != nil)
    }
    print("let go:", cache == nil)
}

print(module.titled.title, module.homeImpl.named.name)

final class FakeSession: Session {}
let fake = FakeSession()
print("override:", ScopesModule { $0.session { fake } }.screen.session === fake)
