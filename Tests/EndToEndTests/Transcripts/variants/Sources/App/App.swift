import Store

protocol Clock: Sendable { var now: Int { get } }
protocol Log: Sendable {}
protocol Panel {}

final class ClockImpl: Clock { let now = 1 }

#if DEBUG
    final class LogImpl: Log {}

    final class PanelImpl: Panel {
        init(store: any Store, theme: any Theme) {}
    }
#endif

protocol Theme {}

final class ScreenImpl {
    let text: String
    init(store: any Store, clock: any Clock, log: any Log) { text = "\(store.name) at \(clock.now)" }
}
