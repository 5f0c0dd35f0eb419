public import DpendRuntime

public enum Bar: DependencyTag { }

public class FooConfiguration: DependencyConfiguration {
    public init() {}

    public func fooService() -> DependencyRegistration<FooService> {
        DependencyRegistration(tag: Bar.self, scope: .singleton) {
            DefaultFooService()
        }
    }

    public func barService(fooService: Tagged<FooService, Bar>) -> DependencyRegistration<BarService> {
        DependencyRegistration {
            DefaultBarService(fooService: fooService.dependency)
        }
    }

    public func bazService(barService: BarService) -> DependencyRegistration<BazService> {
        DependencyRegistration {
            DefaultBazService(barService: barService)
        }
    }
}

public protocol FooService { }
class DefaultFooService: FooService { }

public protocol BarService {
    var fooService: FooService { get }
}
class DefaultBarService: BarService {
    let fooService: FooService

    init(fooService: FooService) {
        self.fooService = fooService
    }
}

public protocol BazService {
    var barService: BarService { get }
}
class DefaultBazService: BazService {
    let barService: BarService

    init(barService: BarService) {
        self.barService = barService
    }
}
