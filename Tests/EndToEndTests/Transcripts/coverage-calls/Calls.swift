import SwiftUI

// Each line with a 'yes' makes an object, no other does.
let global: ClockImpl = .init()  // yes
let alias = Timepiece()  // yes
let explicit = ClockImpl.init()  // yes
let module = App.ClockImpl()  // yes
let function: () -> ClockImpl = ClockImpl.init

struct Calls {
    static let shared = Outer.NestedImpl(clock: ClockImpl())  // yes, two
    var value: ClockImpl? = .init()  // yes
    lazy var later: any Clock = { ClockImpl() }()  // yes

    func takes(clock: ClockImpl = ClockImpl(), other: ClockImpl = .init()) {}  // yes, two

    func returns() -> ClockImpl { .init() }  // yes

    func returnsLater() throws -> ClockImpl {
        if Bool.random() { return .init() }  // yes
        return try makeIt()
    }

    func makeIt() throws -> ClockImpl { (try ClockImpl()) }  // yes

    var computed: ClockImpl { .init() }  // yes

    func trailing() -> UserImpl {
        UserImpl(nested: Outer.NestedImpl(clock: ClockImpl()), boxed: BoxImpl(clock: ClockImpl())) {}  // yes, five
    }

    // A generic parameter, a local type, a local function and a method of the name hide the type.
    func generic<ClockImpl: Initable>(_ type: ClockImpl.Type) -> ClockImpl { ClockImpl() }
    func local() {
        final class ClockImpl {}
        _ = ClockImpl()
    }
    func localFunction() {
        func ClockImpl() -> Int { 1 }
        _ = ClockImpl()
    }
}

protocol Initable { init() }

struct Hiding {
    func ClockImpl() -> Int { 1 }
    func call() -> Int { ClockImpl() }
}

// Another type of the name, by the rules of look-up.
enum Space {
    struct ClockImpl {}
    static let made = ClockImpl()  // yes, of this one
}

extension Outer {
    static func make(_ clock: any Clock) -> NestedImpl { NestedImpl(clock: clock) }  // yes
}

#Preview {
    ClockImpl()
}

struct Calls_Previews: PreviewProvider {
    static let clock = ClockImpl()
}

extension Calls {
    static var mock: ClockImpl { ClockImpl() }
}

#if os(Linux)
    let left = ClockImpl()
#endif

// As an argument, '.init' means the type of the parameter: of an initializer, or of a property of a struct.
protocol Shelf {}
final class KeeperImpl {
    init(clock: ClockImpl, nested: Outer.NestedImpl) {}
}
struct ShelfImpl: Shelf {
    let keeper: KeeperImpl
}
let shelf = ShelfImpl(keeper: .init(clock: .init(), nested: .init(clock: ClockImpl())))  // yes, five

// The initializers take different types for the label, so '.init' does not count here.
final class UnsureImpl {
    init(part: KeeperImpl) {}
    init(part: Outer.NestedImpl, number: Int) {}
}
let unsure = UnsureImpl(part: .init(clock: ClockImpl(), nested: Outer.NestedImpl(clock: ClockImpl())))  // yes, four
