import Sheets

protocol Clock {}

final class SystemClock: Clock {}

final class ClockController {
    init(clock: any Clock) {}
}

_ = ClockController(clock: SystemClock())
