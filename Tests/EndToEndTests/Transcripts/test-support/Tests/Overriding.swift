struct FakeClock: Clock {
    let now = 12
}

func make() -> [any Clock] {
    [Module(settings: Settings()) { $0.clock { FakeClock() } }.clock, Module(settings: Settings()).clock]
}

#if MISTAKEN
let mistaken = Module(settings: Settings()) { $0.clocks { FakeClock() } }
#endif
