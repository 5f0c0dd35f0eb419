import Core
import DpendRuntime

final class ClockImpl: Clock {}
@MainActor final class ScreenImpl {
    init(
        service: Service, other: Service, clock: @escaping () -> Clock, handlers: [String: (Int) -> Void],
        ticket: (Int) -> TicketImpl, `class`: Set<Int> = [], missing: Quoted<String>?, box: BoxImpl<Int>, number: Int
    ) {}
}
final class AppConfiguration: DependencyConfiguration {
    func service() -> DependencyRegistration<Service> {
        DependencyRegistration(tag: Bar.self, scope: .eagerSingleton) { fatalError() }
    }
}
