import DpendRuntime
import Foundation
import Testing

@Suite struct ConcurrencyTests {
    /// A node of a graph. Each node requires some of the nodes with a higher number.
    final class Node<Number>: Sendable {}

    /// One of fifty keys: five types by ten tags.
    struct Position {
        static let count = 50
        let number: Int
        var needed: [Position] {
            [number + 1, number * 2 + 1, number + 7].filter { $0 < Self.count }.map(Position.init)
        }

        var tag: any DependencyTag.Type { Self.tags[number / 5] }
        private static var tags: [any DependencyTag.Type] {
            [
                Tag<Int8>.self, Tag<Int16>.self, Tag<Int32>.self, Tag<Int64>.self, Tag<Int>.self,
                Tag<UInt8>.self, Tag<UInt16>.self, Tag<UInt32>.self, Tag<UInt64>.self, Tag<UInt>.self,
            ]
        }
        enum Tag<Number>: DependencyTag {}

        func resolve(with resolve: any Resolving) throws -> AnyObject {
            switch number % 5 {
            case 0: try resolve.instance(Node<Int>.self, tag: tag)
            case 1: try resolve.instance(Node<Bool>.self, tag: tag)
            case 2: try resolve.instance(Node<String>.self, tag: tag)
            case 3: try resolve.instance(Node<Double>.self, tag: tag)
            default: try resolve.instance(Node<Character>.self, tag: tag)
            }
        }

        func register(in container: DependencyContainer, counter: Counter) {
            switch number % 5 {
            case 0: register(Node<Int>(), in: container, counter: counter)
            case 1: register(Node<Bool>(), in: container, counter: counter)
            case 2: register(Node<String>(), in: container, counter: counter)
            case 3: register(Node<Double>(), in: container, counter: counter)
            default: register(Node<Character>(), in: container, counter: counter)
            }
        }

        private func register<Instance: Sendable>(
            _ instance: Instance, in container: DependencyContainer, counter: Counter
        ) {
            container.register(Instance.self, tag: tag, scope: .singleton) { resolver in
                for position in needed {
                    // Half of them are separate resolves, as deferred dependencies are.
                    _ = try position.resolve(with: number.isMultiple(of: 2) ? resolver : resolver.container)
                }
                counter.record("\(number)")
                return instance
            }
        }
    }

    @Test func racingThreadsMakeEachSingletonOnce() {
        let threadCount = 8
        for round in 0..<40 {
            let container = DependencyContainer()
            let made = Counter()
            let failures = Counter()
            for number in 0..<Position.count {
                Position(number: number).register(in: container, counter: made)
            }
            let seen = (0..<Position.count).map { _ in Counter() }

            race(threadCount) { thread in
                for step in 0..<Position.count {
                    let number = (step * 7 + thread * 13 + round) % Position.count
                    do {
                        let instance = try Position(number: number).resolve(with: container)
                        seen[number].record("\(ObjectIdentifier(instance))")
                    } catch {
                        failures.record("\(error)")
                    }
                }
            }

            #expect(failures.events == [])
            #expect(made.count == Position.count)
            #expect(Set(made.events).count == Position.count)
            #expect(seen.allSatisfy { $0.count == threadCount && Set($0.events).count == 1 })
        }
    }

    @Test func racingThreadsBootstrapOnce() {
        let container = DependencyContainer()
        let counter = Counter()
        container.register(scope: .eagerSingleton) { _ in
            counter.record()
            return Engine()
        }

        race(8) { _ in
            #expect(throws: Never.self) { try container.bootstrap() }
        }

        #expect(counter.count == 1)
    }

    @Test func racingThreadsRegisterResolveAndReleaseEverythingElse() {
        let container = DependencyContainer.garage(engine: .shared)
        container.register((any Service).self, scope: .weakSingleton) { _ in DefaultService() }

        race(8) { thread in
            for _ in 0..<200 {
                #expect(throws: Never.self) {
                    let car = try container.resolve(Car.self)
                    #expect(car.engine === car.wheel.engine)
                    _ = try container.resolve((any Service).self)
                }
                if thread == 0 {
                    container.register((any Service).self, scope: .weakSingleton) { _ in DefaultService() }
                }
            }
        }
    }

    /// Runs `body` on this many threads, which begin together. Returns when all have ended.
    private func race(_ threadCount: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let ready = DispatchSemaphore(value: 0)
        let start = DispatchSemaphore(value: 0)
        let ended = DispatchGroup()
        for thread in 0..<threadCount {
            ended.enter()
            Thread {
                ready.signal()
                start.wait()
                body(thread)
                ended.leave()
            }.start()
        }
        for _ in 0..<threadCount { ready.wait() }
        for _ in 0..<threadCount { start.signal() }
        ended.wait()
    }
}

/// Either the container or the resolver.
protocol Resolving {
    func instance<Dependency>(_ type: Dependency.Type, tag: (any DependencyTag.Type)?) throws -> Dependency
}
extension DependencyContainer: Resolving {
    func instance<Dependency>(_ type: Dependency.Type, tag: (any DependencyTag.Type)?) throws -> Dependency {
        try resolve(type, tag: tag)
    }
}
extension DependencyResolver: Resolving {
    func instance<Dependency>(_ type: Dependency.Type, tag: (any DependencyTag.Type)?) throws -> Dependency {
        try resolve(type, tag: tag)
    }
}
