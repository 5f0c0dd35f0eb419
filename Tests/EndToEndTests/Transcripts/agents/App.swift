protocol Clock {}
protocol Store {}
protocol Mailer {}

final class SystemClockImpl: Clock {}
// dpend:singleton
final class DiskStoreImpl: Store { init(clock: any Clock) {} }
final class ReportImpl { init(store: any Store, mailer: any Mailer) {} }
