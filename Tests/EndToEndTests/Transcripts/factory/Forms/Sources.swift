import FactoryKit

protocol Api {}
final class ApiImpl: Api {}
final class Model { init(api: any Api) {} }

public final class Shop: SharedContainer {
    public static let shared = Shop()
    public let manager = ContainerManager()
    var api: Factory<Api> { Factory(self) { ApiImpl() } }
    var model: Factory<Model> { .init(self) { Model(api: self.api()) } }
    var both: Factory<Model> {
        #if os(Linux)
        return self { Model(api: self.api.resolve()) }.cached
        #else
        return self { Model(api: self.api()) }
        #endif
    }
    var either: Factory<Model> {
        let made = self { Model(api: self.api()) }
        return made.unique
    }
}

typealias Store = Shop

extension SharedContainer {
    var everywhere: Factory<Model> { self { Model(api: Shop.shared.api()) } }
}

struct Screen {
    private let model = resolve(\Shop.model)
    private let other: Model = dependency(\Store.both)
    @Injected(\Shop.either) private var either
    @DynamicInjected(\.everywhere) private var everywhere
    @InjectedObject(\Shop.model) private var object
    private let shop: Shop = .shared

    func load() {
        _ = shop.model()
        _ = Container.shared.everywhere()
        let factory = Shop.shared.model
        _ = factory()
        use(\Shop.api)
    }
}
