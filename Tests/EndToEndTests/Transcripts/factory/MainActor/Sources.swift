import Dispatch
import FactoryKit

@MainActor final class Model {}
final class Screen { init(model: Model) {} }

extension Container {
    var model: Factory<Model> { self { MainActor.assumeIsolated { Model() } } }
    var screen: Factory<Screen> { self { Screen(model: self.model()) } }
}

func load() {
    Task.detached { _ = Container.shared.screen() }
    DispatchQueue.global().async { _ = Container.shared.model() }
    DispatchQueue.main.async { _ = Container.shared.model() }
    Task.detached { @MainActor in _ = Container.shared.model() }
}
