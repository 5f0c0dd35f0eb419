import DpendRuntime

enum Main: DependencyTag {}
enum Background: DependencyTag {}

final class Queue {}

final class QueueConfiguration: DependencyConfiguration {
    func queue() -> DependencyRegistration<Queue> { DependencyRegistration(tag: Main.self) { Queue() } }
}

final class Worker {
    private let container: DependencyContainer

    init(container: DependencyContainer) { self.container = container }

    func run() throws {
        _ = try container.resolve(Queue.self, tag: Main.self)
        _ = try container.resolve(Queue.self, tag: Background.self)
    }

    func stop() { _ = container.resolveTrapping(Queue.self) }
}
