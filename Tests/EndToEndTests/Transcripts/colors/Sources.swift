protocol Clock {}
final class SystemClockImpl: Clock {}
final class TestClockImpl: Clock {}
final class 画面Impl {
	init(clock: Clock) {}
}
final class ListImpl { init(clock: Clock) {} }
