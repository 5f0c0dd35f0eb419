import FactoryKit

final class Model {}

extension Container {
    var model: Factory<Model> { makeModel() }
    private func makeModel() -> Factory<Model> { Factory(self) { Model() } }
}

final class Screen {
    @Injected(\.model) var model
    @Injected(\.elsewhere) var elsewhere
    @Injected(\.model.registration) var odd
}
