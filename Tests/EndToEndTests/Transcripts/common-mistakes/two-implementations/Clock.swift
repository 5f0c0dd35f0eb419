protocol Clock {}
final class SystemClockImpl: Clock {}
final class NetworkClockImpl: Clock {}

final class AlarmImpl {
    init(clock: any Clock) {}
}
