let module = GameModule()
let storyboard = Storyboard()

if let controller = storyboard.instantiateInitialViewController() as? GameController {
    module.inject(into: controller)
    present(controller)
}

@MainActor func present(_ controller: GameController) {
    print(controller.title(), controller.engine.name, controller.scores.name, controller.analytics == nil, controller.level)
}

struct FakeEngine: Engine { let name = "fake" }

let controller = GameModule.makeGameController(engine: FakeEngine(), scores: ScoreBoard(name: "test"))
print(controller.engine.name, controller.scores.name)
