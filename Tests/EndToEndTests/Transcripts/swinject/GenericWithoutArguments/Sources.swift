import Swinject

protocol Scheduler {}
struct RunLoopScheduler: Scheduler {}
struct TestScheduler: Scheduler {}
final class Search<S: Scheduler> { init(scheduler: S) {} }
final class Pager<S: Scheduler> { init(scheduler: S) {} }

func fill(_ c: Container) {
    c.register(Search.self) { _ in Search(scheduler: RunLoopScheduler()) }
    c.register(Pager<RunLoopScheduler>.self) { _ in Pager(scheduler: RunLoopScheduler()) }
}

func show(_ c: Container) { _ = c.resolve(Search<RunLoopScheduler>.self)! }

func other(_ c: Container) { _ = c.resolve(Pager<TestScheduler>.self)! }
