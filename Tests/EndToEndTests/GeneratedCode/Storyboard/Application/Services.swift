import DpendRuntime

// In place of UIKit.
@MainActor class ViewController {
    init() {}
    func title() -> String { "\(type(of: self))" }
}
@MainActor struct Storyboard {
    func instantiateInitialViewController() -> ViewController? { GameController() }
}

protocol Engine { var name: String { get } }
final class EngineService: Engine { let name = "engine" }

enum Online: DependencyTag {}
struct ScoreBoard { let name: String }
final class ScoreConfiguration: DependencyConfiguration {
    func online() -> DependencyRegistration<ScoreBoard> {
        DependencyRegistration(tag: Online.self) { ScoreBoard(name: "online") }
    }
}

protocol Analytics {}
