protocol Clock {}
protocol Store {}
final class ClockImpl: Clock {}
final class DiskStore: Store {}
final class ReportImpl { init(clock: any Clock) {} }
