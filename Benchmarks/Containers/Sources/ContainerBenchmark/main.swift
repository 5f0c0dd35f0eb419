import DpendRuntime
import Foundation
#if DIP
    import Dip
#endif

@MainActor struct Benchmark {
    let hand = HandWritten()
    let locked = HandWrittenLocked()
    let module = StaticModule()
    let container: DpendRuntime.DependencyContainer
    #if DIP
        let dip: Dip.DependencyContainer
    #endif
    var table = Table()

    init() throws {
        container = try EmbeddedModule.makeContainer()
        #if DIP
            dip = try DipModule.makeContainer()
        #endif
    }

    mutating func compare<Value>(
        _ title: String, byHand: @escaping () -> Value, static accessor: @escaping () -> Value, staticBar: Double
    ) {
        let container = container
        var contestants = [
            Contestant("by hand", byHand), Contestant("static", accessor),
            Contestant("embedded") { try? container.resolve(Value.self) },
        ]
        #if DIP
            let dip = dip
            contestants.append(Contestant("Dip") { try? dip.resolve() as Value })
        #endif
        table.add(title, contestants, bars: ["static": staticBar, "embedded": 8])
    }

    mutating func run() -> Bool {
        let (hand, locked, module, container) = (hand, locked, module, container)
        compare("a chain of 4", byHand: { hand.chain() }, static: { module.chain1 }, staticBar: 1.1)
        compare("a node that needs 10", byHand: { hand.wide() }, static: { module.wide10 }, staticBar: 1.1)
        compare("a graph of 200", byHand: { hand.node0() }, static: { module.node0 }, staticBar: 1.1)
        compare("a singleton again, by hand a lazy var", byHand: { hand.kept }, static: { module.kept }, staticBar: 3)
        var contestants = [
            Contestant("lock by hand", threads: 8) { locked.kept },
            Contestant("static", threads: 8) { module.kept },
            Contestant("embedded", threads: 8) { try? container.resolve((any Kept).self) },
        ]
        #if DIP
            let dip = UncheckedSendable(value: dip)
            contestants.append(Contestant("Dip", threads: 8) { try? dip.value.resolve() as any Kept })
        #endif
        table.add("a singleton in 8 threads", contestants, bars: [:])
        compareOpenings()
        return table.isWithinBars
    }
}

#if DIP
    struct UncheckedSendable<Value>: @unchecked Sendable {
        let value: Value
    }
#endif

var benchmark = try Benchmark()
exit(benchmark.run() ? 0 : 1)
