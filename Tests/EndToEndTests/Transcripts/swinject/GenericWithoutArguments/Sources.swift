import Swinject

protocol Scheduler {}
struct RunLoopScheduler: Scheduler {}
final class Search<S: Scheduler> { init(scheduler: S) {} }

func fill(_ c: Container) {
    c.register(Search.self) { _ in Search(scheduler: RunLoopScheduler()) }
}

func show(_ c: Container) { _ = c.resolve(Search<RunLoopScheduler>.self)! }
