import FactoryKit

final class Model {}
final class Other {}

extension Container: Resolving {}

func start() {
    Container.shared.register(Model.self) { Model() }
    Container.shared.register { Other() }
}

func show() -> (Model, Other, String) {
    (Container.shared.resolve(Model.self)!, Container.shared.resolve()!, Container.shared.resolve(String.self)!)
}
