import DpendRuntime
import Testing

/// The example of thesis A.5, with hand-written registrations that dpend generates for it.
@Suite struct ThesisExampleTests {
    enum Bar: DependencyTag {}

    protocol FooService: AnyObject {}
    final class DefaultFooService: FooService {}

    protocol BarService { var fooService: any FooService { get } }
    final class DefaultBarService: BarService {
        let fooService: any FooService
        init(fooService: any FooService) { self.fooService = fooService }
    }

    protocol BazService { var barService: any BarService { get } }
    final class DefaultBazService: BazService {
        let barService: any BarService
        init(barService: any BarService) { self.barService = barService }
    }

    final class FooConfiguration: DependencyConfiguration {
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

    private func makeContainer() throws -> DependencyContainer {
        let container = DependencyContainer()
        container.register(FooConfiguration.self, scope: .singleton) { _ in FooConfiguration() }
        container.register((any FooService).self, tag: Bar.self, scope: .singleton) { resolver in
            try resolver.resolve(FooConfiguration.self).fooService().make()
        }
        container.register((any BarService).self) { resolver in
            try resolver.resolve(FooConfiguration.self)
                .barService(fooService: Tagged(try resolver.resolve(tag: Bar.self)))
                .make()
        }
        container.register((any BazService).self) { resolver in
            try resolver.resolve(FooConfiguration.self)
                .bazService(barService: try resolver.resolve())
                .make()
        }
        try container.bootstrap()
        return container
    }

    @Test func resolvesThroughTheConfiguration() throws {
        let container = try makeContainer()
        let fooService = try container.resolve((any FooService).self, tag: Bar.self)

        let bazService = try container.resolve() as any BazService

        #expect(bazService.barService.fooService === fooService)
        #expect(try container.resolve((any BarService).self).fooService === fooService)
    }

    @Test func taggedServiceIsNotFoundWithoutItsTag() throws {
        let container = try makeContainer()

        let error = #expect(throws: DependencyResolutionError.self) { try container.resolve((any FooService).self) }

        #expect(
            error?.description == """
                ThesisExampleTests.FooService is not registered. \
                Its type is registered as: ThesisExampleTests.FooService tagged ThesisExampleTests.Bar. \
                Register it with register(_:tag:scope:factory:) before it is resolved.
                """)
    }
}
