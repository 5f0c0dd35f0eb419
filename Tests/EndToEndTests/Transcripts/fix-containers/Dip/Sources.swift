import Dip

protocol Clock {}
final class SystemClock: Clock {}
protocol Store {}
final class FileStore: Store {
    var count = 0
    init(clock: Clock) {}
}
final class Repository { init(store: Store, clock: Clock) {} }
protocol Audit {}
final class Auditor: Audit {}

let container = DependencyContainer { container in
    container.register { SystemClock() as Clock }
    container.register { Auditor() }
}
let repository = try! container.resolve() as Repository
let audit = try! container.resolve() as Audit

// Its number is a run-time value, which dpend's advice does not know in Dip.
final class Page { init(clock: Clock, number: Int) {} }
let page = try! container.resolve(arguments: 7) as Page
