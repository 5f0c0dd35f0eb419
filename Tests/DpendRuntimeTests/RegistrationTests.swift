import DpendRuntime
import Testing

@Suite struct RegistrationTests {
    final class Configuration: DependencyConfiguration {
        let engine = Engine()

        func plain() -> DependencyRegistration<any Service> {
            DependencyRegistration { DefaultService() }
        }
        func withArguments() -> DependencyRegistration<Engine> {
            DependencyRegistration(tag: Red.self, scope: .singleton) { self.engine }
        }
        func severalStatements() -> DependencyRegistration<Wheel> {
            DependencyRegistration(scope: .shared) {
                let engine = self.engine
                return Wheel(engine: engine)
            }
        }
        func inParentheses() -> DependencyRegistration<any Service> {
            DependencyRegistration({ DefaultService() })
        }
        func functionReference() -> DependencyRegistration<DefaultService> {
            DependencyRegistration(DefaultService.init)
        }
        func throwing() -> DependencyRegistration<Engine> {
            DependencyRegistration { throw FactoryFailure(reason: "offline") }
        }
        func inAsyncMethod() async -> DependencyRegistration<any Service> {
            await Task.yield()
            return DependencyRegistration { DefaultService() }
        }
        func awaiting() -> DependencyRegistration<Engine> {
            DependencyRegistration(tag: Blue.self) {
                await Task.yield()
                return self.engine
            }
        }
        func asyncFunctionReference() -> DependencyRegistration<DefaultService> {
            DependencyRegistration(loadService)
        }
        func labelled() -> DependencyRegistration<any Service> {
            DependencyRegistration(scope: .shared, factory: DefaultService.init)
        }
        func labelledAwaiting() -> DependencyRegistration<DefaultService> {
            DependencyRegistration(factory: { try await loadService() })
        }
        var property: DependencyRegistration<Int> {
            DependencyRegistration { 42 }
        }
    }

    @MainActor final class MainActorConfiguration: DependencyConfiguration {
        let engine = Engine()

        func plain() -> DependencyRegistration<Engine> {
            DependencyRegistration { self.engine }
        }
        func awaiting() -> DependencyRegistration<Engine> {
            DependencyRegistration {
                await Task.yield()
                return self.engine
            }
        }
    }

    private let configuration = Configuration()

    @Test func synchronousFactoriesAreMadeSynchronously() throws {
        #expect(try configuration.plain().make() is DefaultService)
        #expect(try configuration.withArguments().make() === configuration.engine)
        #expect(try configuration.severalStatements().make().engine === configuration.engine)
        #expect(try configuration.inParentheses().make() is DefaultService)
        #expect(try configuration.labelled().make() is DefaultService)
        _ = try configuration.functionReference().make()
        #expect(try configuration.property.make() == 42)
        #expect(throws: FactoryFailure(reason: "offline")) { try configuration.throwing().make() }
    }

    @Test func plainClosureInAnAsyncMethodIsSynchronous() async throws {
        let registration = await configuration.inAsyncMethod()

        #expect(try makeSynchronously(registration) is DefaultService)
    }

    @Test func awaitingMakesBothKinds() async throws {
        #expect(try await configuration.plain().make() is DefaultService)
        #expect(try await configuration.awaiting().make() === configuration.engine)
        _ = try await configuration.asyncFunctionReference().make()
        _ = try await configuration.labelledAwaiting().make()
        await #expect(throws: FactoryFailure(reason: "offline")) {
            try await Configuration().throwing().make()
        }
    }

    @Test @MainActor func instancesOfAnActorsConfigurationStayWithTheActor() async throws {
        let configuration = MainActorConfiguration()

        #expect(try makeSynchronously(configuration.plain()) === configuration.engine)
        #expect(try await configuration.plain().make() === configuration.engine)
        #expect(try await configuration.awaiting().make() === configuration.engine)
    }

    @Test func awaitingFactoryCannotBeMadeSynchronously() {
        let error = #expect(throws: DependencyResolutionError.self) { try configuration.awaiting().make() }

        #expect(error?.reason == .asynchronous)
        #expect(
            error?.description == """
                Engine tagged Blue has a factory that awaits, and cannot be made synchronously. \
                Await it (`try await`), or register it with a factory that does not await.
                """)
    }
}

private func loadService() async throws -> DefaultService {
    await Task.yield()
    return DefaultService()
}

private func makeSynchronously<Dependency>(_ registration: DependencyRegistration<Dependency>) throws -> Dependency {
    try registration.make()
}
