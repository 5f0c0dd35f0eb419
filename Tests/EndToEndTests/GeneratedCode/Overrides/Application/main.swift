final class FakeClock: Clock {
    var now = 12
}

final class FakeStore: Store {
    let name = "fake"
}

final class FakeNetwork: NetworkImpl {
    override init() { super.init("nobody") }
}

final class FakePlugin: FirstPluginImpl {
    override var title: String { "fake" }
}

struct FakeReading: Reading {
    func read() -> String { "fake" }
}

let clock = FakeClock()
var made = 0
let module = OverridesModule(overriding: {
    $0.clock { clock }
    $0.networkImpl { FakeNetwork() }
    $0.store {
        made += 1
        return FakeStore()
    }
    $0.detailImpl { DetailImpl(number: -$0) }
    $0.screenImpl { ScreenImpl(store: FakeStore(), detail: { DetailImpl(number: $0) }, "preview") }
    $0.firstPluginImpl { FakePlugin() }
    $0.reading { FakeReading() }
})

clock.now = 13
let reader = try module.readerImpl
print(reader.text)
print("kept:", module.store === module.store, made)
print(module.detailImpl(number: 3).number, module.screenImpl.title)
print(try module.hostImpl.text)

// Another protocol of the same class is another key.
module.writing.write("written")
print(module.reading.read(), module.writing is StoreCacheImpl)

// It is made as often as the class would be.
var writings = 0
let counting = OverridesModule {
    $0.writing {
        writings += 1
        return StoreCacheImpl()
    }
}
print("written to:", counting.writing === counting.writing, writings, counting.reading.read())

// Each has its own.
print(OverridesModule().store.name, OverridesModule().clock.now)
do { _ = try OverridesModule().readerImpl } catch { print("not overridden:", error) }

#if EMBEDDED
let container = try OverridesModule.makeContainer { try $0.replace((any Clock).self) { clock } }
let resolved = try container.resolve((any Clock).self)
precondition(resolved === clock)
do {
    _ = try OverridesModule.makeContainer { try $0.replace(FakeClock.self) { clock } }
    preconditionFailure("what is not there cannot be replaced")
} catch {
    precondition("\(error)".hasPrefix("FakeClock is not registered"))
}
#endif
