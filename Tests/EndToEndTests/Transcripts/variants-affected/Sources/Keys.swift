protocol Clock {}
protocol Store {}
protocol Sink {}
protocol Log {}

final class ClockImpl: Clock {}
final class DebugSettingsImpl {}
final class ReleaseSettingsImpl {}
