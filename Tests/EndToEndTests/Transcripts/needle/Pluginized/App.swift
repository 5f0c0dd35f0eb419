import NeedleFoundation

struct Clock {}
struct Score {}

final class RootComponent: BootstrapComponent {
    public var clock: Clock { Clock() }
    var game: GameComponent { GameComponent(parent: self) }
}

protocol GameDependency: Dependency {
    var clock: Clock { get }
}

protocol GamePluginExtension: PluginExtension {
    var score: Score { get }
}

final class GameComponent: PluginizedComponent<GameDependency, GamePluginExtension, GameNonCoreComponent> {
    var field: FieldComponent { FieldComponent(parent: self) }
}

protocol GameNonCoreDependency: Dependency {
    var clock: Clock { get }
}

final class GameNonCoreComponent: NonCoreComponent<GameNonCoreDependency> {
    public var score: Score { Score() }
    var sheet: SheetComponent { SheetComponent(parent: self) }
    // The generator's pass over plug-ins does not read it.
    protocol InnerDependency: Dependency { var clock: Clock { get } }
}

protocol FieldDependency: Dependency {
    var score: Score { get }
    var clock: Clock { get }
}

final class FieldComponent: Component<FieldDependency> {}

protocol SheetDependency: Dependency {
    var score: Score { get }
    var rank: Int { get }
}

final class SheetComponent: Component<SheetDependency> {}

final class Coordinator {
    let root: RootComponent
    init(root: RootComponent) { self.root = root }

    func show() -> GameComponent {
        let game = GameComponent(parent: root)
        return game
    }
}
