import DpendRuntime

enum Secondary: DependencyTag {}

struct Missing {}

protocol Clock {}
final class ClockImpl: Clock {}

protocol Log {
    var name: String { get }
}

final class LogConfiguration: DependencyConfiguration {
    func log() -> DependencyRegistration<Log> { DependencyRegistration { PlainLog(name: "first") } }
    func second() -> DependencyRegistration<Log> {
        DependencyRegistration(tag: Secondary.self) { PlainLog(name: "second") }
    }
}

struct PlainLog: Log {
    let name: String
}

/// Fails or gives nothing, as its initializers say.
final class MaybeImpl {
    init?(clock: Clock) {}
}

struct BrokenPipe: Error {}

final class ThrowingImpl {
    init(clock: Clock) throws { throw BrokenPipe() }
}

final class GreediestImpl {
    let used: String
    init() { used = "nothing" }
    init(clock: Clock) { used = "clock" }
    init(clock: Clock, missing: Missing) { used = "all" }
    init(clock: Clock, log: Log) { used = "clock and log" }
}

final class ScreenImpl {
    let text: String

    init(
        _ unlabelled: Clock, for keyword: Clock, in other: any Clock, opaque: some Clock, optional: Clock?,
        missing: Missing?, implicitly: Missing!, number: Int = 7, given: Log = PlainLog(name: "default"),
        tagged: Tagged<Log, Secondary>, maybeTagged: Tagged<Log, Secondary>?, variadic: Int..., alias: Time,
        maybe: MaybeImpl?
    ) {
        text = """
            optional: \(optional != nil), missing: \(missing != nil), implicitly: \(implicitly != nil), number: \(number)
            given: \(given.name), tagged: \(tagged.dependency.name), maybeTagged: \(maybeTagged?.dependency.name ?? "nil")
            maybe: \(maybe != nil)
            """
    }
}

typealias Time = Clock

