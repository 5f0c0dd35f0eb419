final class ClockImpl: Clock {}
final class RouterImpl: Router {}
