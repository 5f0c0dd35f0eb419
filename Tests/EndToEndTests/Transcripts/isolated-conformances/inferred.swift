protocol Ticking { func tick() -> Int }

@MainActor final class TickerImpl: Ticking {
    nonisolated init() {}
    func tick() -> Int { 1 }
}

final class HomeImpl {
    init(ticking: any Ticking) {}
}
