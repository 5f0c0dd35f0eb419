import Dip

final class Log {}
final class Reporter { init(log: Log) {} }
final class Session { init(user: String) {} }

func fill(_ c: DependencyContainer) {
    c.register { Log() }
    c.register(.eagerSingleton) { Reporter(log: $0) }
    c.register(.eagerSingleton) { Session(user: $0) }
}
