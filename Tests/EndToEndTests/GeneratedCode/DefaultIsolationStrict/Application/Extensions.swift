// What extensions add belongs to the main actor, the rest of a nonisolated type or an actor does not.
nonisolated protocol Marking {}
protocol Plain {}
nonisolated protocol Shareable: Sendable {}
nonisolated protocol Written {}
nonisolated protocol Renamed {}

actor StoreImpl {}
extension StoreImpl: Marking {}

nonisolated final class CounterImpl {
    let number: Int
    fileprivate init(_ number: Int) { self.number = number }
}
extension CounterImpl { convenience init() { self.init(1) } }

nonisolated final class WriterImpl { init() {} }
extension WriterImpl: nonisolated Written {}

// A protocol that is Sendable keeps a type off the main actor, unless another one of its declaration is there.
final class ShareableImpl: Shareable { init() {} }
nonisolated protocol Displayed {}
nonisolated protocol Other: Sendable {}
protocol Screen {}
final class DisplayedImpl: Other, Screen, Displayed { init() {} }

// An actor that declares itself to be what belongs to the main actor is made there.
nonisolated protocol Journal {}
protocol MainJournal {}
actor JournalImpl: MainJournal, Journal { init() {} }

nonisolated enum Space { final class InnerImpl { init() {} } }
extension Space { final class OuterImpl { init() {} } }
nonisolated class Base { init() {} }
final class DerivedImpl: Base { init(writer: any Written) { super.init() } }

// A kept class of the main actor whose conformance is isolated.
final class AliasedImpl: Plain { init() {} }
extension AliasedImpl: Renamed {}

final class ExtensionsImpl {
    init(
        marking: any Marking, counter: CounterImpl, shareable: any Shareable, written: any Written, journal: any Journal, renamed: any Renamed,
        inner: Space.InnerImpl, outer: Space.OuterImpl, derived: DerivedImpl, displayed: any Displayed
    ) { print(counter.number, type(of: shareable), type(of: renamed)) }
}

nonisolated func usedAnywhere(_ module: StrictModule) { _ = (module.shareable, module.written, module.spaceInnerImpl, module.derivedImpl) }
