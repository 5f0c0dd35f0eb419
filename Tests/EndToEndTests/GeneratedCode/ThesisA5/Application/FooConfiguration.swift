import DpendRuntime

public enum Bar: DependencyTag { }

class FooConfiguration: DependencyConfiguration {
    func fooService() -> DependencyRegistration<FooService> {
        DependencyRegistration(tag: Bar.self, scope: .singleton) {
            DefaultFooService()
        }
    }

    func barService(fooService: Tagged<FooService, Bar>) -> DependencyRegistration<BarService> {
        DependencyRegistration {
            DefaultBarService(fooService: fooService.dependency)
        }
    }

    func bazService(barService: BarService) -> DependencyRegistration<BazService> {
        DependencyRegistration {
            DefaultBazService(barService: barService)
        }
    }
}

protocol FooService { }
class DefaultFooService: FooService { }

protocol BarService {
    var fooService: FooService { get }
}
class DefaultBarService: BarService {
    let fooService: FooService

    init(fooService: FooService) {
        self.fooService = fooService
    }
}

protocol BazService {
    var barService: BarService { get }
}
class DefaultBazService: BazService {
    let barService: BarService

    init(barService: BarService) {
        self.barService = barService
    }
}
