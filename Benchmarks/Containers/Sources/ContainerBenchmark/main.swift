import DpendRuntime
import Foundation

@MainActor struct Benchmark {
    let hand = HandWritten()
    let locked = HandWrittenLocked()
    let module = StaticModule()
    let container: DpendRuntime.DependencyContainer
    let others: OtherContainers
    var table = Table()

    init() throws {
        container = try EmbeddedModule.makeContainer()
        others = try OtherContainers()
    }

    mutating func compare<Value>(
        _ title: String, byHand: @escaping () -> Value, static accessor: @escaping () -> Value, staticBar: Double
    ) {
        let container = container
        let contestants = [
            Contestant("by hand", byHand), Contestant("static", accessor),
            Contestant("embedded") { try? container.resolve(Value.self) },
        ]
        table.add(title, contestants + others.contestants(Value.self), bars: ["static": staticBar, "embedded": 8])
    }

    mutating func run() -> Bool {
        let (hand, locked, module, container) = (hand, locked, module, container)
        compare("a chain of 4", byHand: { hand.chain() }, static: { module.chain1 }, staticBar: 1.1)
        compare("a node that needs 10", byHand: { hand.wide() }, static: { module.wide10 }, staticBar: 1.1)
        compare("a graph of 200", byHand: { hand.node0() }, static: { module.node0 }, staticBar: 1.1)
        compare("a singleton again, by hand a lazy var", byHand: { hand.kept }, static: { module.kept }, staticBar: 3)
        let contestants = [
            Contestant("lock by hand", threads: 8) { locked.kept },
            Contestant("static", threads: 8) { module.kept },
            Contestant("embedded", threads: 8) { try? container.resolve((any Kept).self) },
        ]
        table.add("a singleton in 8 threads", contestants + others.threadedContestants, bars: [:])
        compareOpenings()
        return table.isWithinBars
    }
}

var benchmark = try Benchmark()
exit(benchmark.run() ? 0 : 1)
