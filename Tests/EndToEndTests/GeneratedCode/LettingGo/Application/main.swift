/// What is left once the container, and what `body` makes with it, is let go of.
@MainActor func left(_ title: String, _ body: (LettingGoModule) throws -> Void) {
    do { try body(LettingGoModule()) } catch { print(title, "failed:", error) }
    print(title, alive)
}

left("nothing") { _ in }
left("closure") { _ = (($0.first as? ClosureOwnerImpl)?.items(), $0.second) }
left("lazy") { _ = try $0.lazyOwnerImpl.item.value }
left("lazy part") { _ = try $0.lazyPartOwnerImpl.part.value.items() }
left("factory") { _ = try $0.factoryOwnerImpl.make(1).part.items() }
left("part") { _ = try ($0.partOwnerImpl.box.part.items(), $0.partOwnerImpl.maker.numbered(1).part.items()) }
left("shared") { _ = try $0.commonOwnerImpl.common.box.part.items() }
left("eager") { _ = $0.eagerOwnerImpl.items() }
left("weak") { _ = try $0.weakOwnerImpl.items() }
left("late") { _ = try $0.lateOwnerImpl.box.part.items() }
left("all") { _ = try ($0.allOwnerImpl.all(), $0.allOwnerImpl.optional?()) }
left("main actor") { _ = try ($0.mainOwnerImpl.items(), $0.mainOwnerImpl.box.part.items()) }
left("configuration") { _ = try ($0.store.later().part.items(), $0.store.own()) }

// What the caller keeps keeps the container, until it is let go of.
var part: PartImpl? = LettingGoModule().partImpl
print("alone:", try part?.items() is ItemImpl)
part = nil
var box: BoxImpl? = LettingGoModule().boxImpl
print("alone, in another:", try box?.part.items() is ItemImpl)
box = nil
var maker: MakerImpl? = LettingGoModule().makerImpl
print("with run-time values:", try maker?.numbered(7).part.items() is ItemImpl)
maker = nil
var numbered: NumberedImpl? = LettingGoModule().numberedImpl(number: 3)
print("made of run-time values:", try numbered?.part.items() is ItemImpl)
numbered = nil
var common: CommonImpl? = LettingGoModule().commonImpl
print("shared:", try common?.box.part.items() is ItemImpl)
common = nil
print("left", alive)

// What the container keeps does not.
func gone(_ title: String, _ body: () throws -> Void) {
    do { try body() } catch { print(title, "\(error)".prefix { $0 != "." }) }
}
let owner = LettingGoModule().partOwnerImpl
gone("kept:") { _ = try owner.box.part.items() }
gone("kept, run-time values:") { _ = try owner.maker.numbered(1) }
let weakOwner = LettingGoModule().weakOwnerImpl
gone("weak:") { _ = try weakOwner.items() }
let lazyOwner = LettingGoModule().lazyOwnerImpl
gone("lazy:") { _ = try lazyOwner.item.value }
let shared = LettingGoModule().commonOwnerImpl.common
gone("shared:") { _ = try shared.items() }
let late = { (module: LettingGoModule) in module.lateOwnerImpl.box }(LettingGoModule())
gone("late:") { _ = try late.part.items() }
