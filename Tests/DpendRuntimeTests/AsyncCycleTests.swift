import DpendRuntime
import Testing

@Suite(.timeLimit(.minutes(60))) struct AsyncCycleTests {
    final class First: Sendable {}
    final class Second: Sendable {}

    private let names = ["AsyncCycleTests.First", "AsyncCycleTests.Second"]

    @Test(arguments: DependencyScope.allCases)
    func isAnErrorWithThePath(scope: DependencyScope) async {
        let container = DependencyContainer()
        container.registerAsync { "\(try await $0.resolve(First.self))" }
        container.registerAsync(scope: scope) { resolver in
            _ = try await resolver.resolve(Second.self)
            return First()
        }
        container.registerAsync(scope: scope) { resolver in
            _ = try await resolver.resolve(First.self)
            return Second()
        }

        let error = await #expect(throws: DependencyResolutionError.self) {
            try await container.resolve(String.self)
        }

        #expect(error?.reason == .cycle)
        #expect(error?.path == ["String", names[0], names[1], names[0]])
    }

    @Test(arguments: DependencyScope.allCases)
    func throughTheContainerIsFoundAsWell(scope: DependencyScope) async {
        let container = DependencyContainer()
        container.registerAsync(scope: scope) { resolver in
            _ = try await resolver.deferredAsync(Second.self)()
            return First()
        }
        container.registerAsync(scope: scope) { resolver in
            try await resolver.container.makingAsync { resolver in
                _ = try await resolver.resolve(First.self)
                return Second()
            }
        }

        let error = await #expect(throws: DependencyResolutionError.self) {
            try await container.resolve(First.self)
        }

        #expect(error?.reason == .cycle)
        // A new resolve has its own `shared` instances, and would never end.
        #expect(error?.path == [names[0], names[1], names[0]])
    }

    @Test func cycleInSeveralTasksOfAFactoryIsFound() async {
        let container = DependencyContainer()
        container.registerAsync(scope: .singleton) { resolver in
            async let other = resolver.resolve(Second.self)
            async let another = resolver.resolve(Second.self)
            _ = try await (other, another)
            return First()
        }
        container.registerAsync(scope: .singleton) { resolver in
            async let other = resolver.resolve(First.self)
            _ = try await other
            return Second()
        }

        let error = await #expect(throws: DependencyResolutionError.self) {
            try await container.resolve(First.self)
        }

        #expect(error?.path == [names[0], names[1], names[0]])
    }

    @Test func tasksThatEnterACycleAtDifferentPlacesDoNotDeadlock() async {
        let container = DependencyContainer()
        let (firstBegun, secondBegun) = (Gate(), Gate())
        container.registerAsync(scope: .singleton) { resolver in
            await firstBegun.open()
            await secondBegun.wait()
            _ = try await resolver.resolve(Second.self)
            return First()
        }
        container.registerAsync(scope: .singleton) { resolver in
            await secondBegun.open()
            await firstBegun.wait()
            _ = try await resolver.resolve(First.self)
            return Second()
        }

        let first = Task { try await container.resolve(First.self) }
        let second = Task { try await container.resolve(Second.self) }
        let firstError = await #expect(throws: DependencyResolutionError.self) { try await first.value }
        let secondError = await #expect(throws: DependencyResolutionError.self) { try await second.value }

        // The last one closed the cycle, and the other one was waiting for it.
        #expect(firstError?.path == secondError?.path)
        #expect([[names[0], names[1], names[0]], [names[1], names[0], names[1]]].contains(firstError?.path))
    }

    @Test func anErrorThatAFactoryCaughtLeavesTheContainerUsable() async throws {
        let container = DependencyContainer()
        container.registerAsync(scope: .singleton) { resolver in
            await #expect(throws: DependencyResolutionError.self) { try await resolver.resolve(First.self) }
            return First()
        }

        #expect(try await container.resolve(First.self) === container.resolve(First.self))
    }

    @Test func aDiamondIsNotACycle() async throws {
        let container = DependencyContainer()
        container.registerAsync(scope: .singleton) { _ in First() }
        container.registerAsync(scope: .singleton) { resolver in
            _ = try await resolver.resolve(First.self)
            return Second()
        }
        container.registerAsync(Bool.self) { resolver in
            async let first = resolver.resolve(First.self)
            async let second = resolver.resolve(Second.self)
            _ = try await second
            return try await first === resolver.resolve(First.self)
        }

        #expect(try await container.resolve(Bool.self))
    }

    @Test func aTaskMayResolveAgainAfterwards() async throws {
        let container = DependencyContainer()
        container.registerAsync { _ in 1 }
        container.registerAsync { resolver in
            [try await resolver.resolve(Int.self), try await resolver.container.resolve(Int.self)]
        }

        #expect(try await container.resolve([Int].self) == [1, 1])
        #expect(try await container.resolve([Int].self) == [1, 1])
    }
}
