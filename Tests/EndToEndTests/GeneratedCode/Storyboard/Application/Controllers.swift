import DpendRuntime

@MainActor final class GameController: ViewController {
    @Injected var engine: any Engine
    @Injected(tag: Online.self) var scores: ScoreBoard
    @Injected var analytics: (any Analytics)?

    var level = 1
}
