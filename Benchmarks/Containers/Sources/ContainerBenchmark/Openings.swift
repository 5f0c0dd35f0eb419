import DpendRuntime

extension Benchmark {
    /// Opens a session of twenty providers and resolves one view model.
    mutating func compareOpenings() {
        let (hand, module, embedded) = (HandWrittenApplication(), StaticSessionModule(), EmbeddedSessionModule())
        let account = Account(name: "ann", number: 7)
        table.add(
            "a session opened for one view model, 20 providers",
            [
                Contestant("by hand") { hand.session(account: account).home },
                Contestant("static") { module.session(account: account).homeModel },
                Contestant("embedded") { embedded.session(account: account).homeModel },
            ], bars: ["static": 1.15, "embedded": 5])
    }
}
