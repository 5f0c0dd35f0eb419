protocol Store {}
final class DiskStore: Store {}

protocol Clock {}
// dpend:ignore
final class SystemClockImpl: Clock {}

protocol Mailer {}
final class SmtpMailerImpl: Mailer {
    private init() {}
}

protocol Logger { func log(_ text: String) }
final class ConsoleLoggerImpl {
    func log(_ text: String) {}
}

// Nothing near is declared.
protocol Analytics {}

public final class SyncImpl {
    init(store: any Store, clock: any Clock, mailer: any Mailer, logger: any Logger, analytics: any Analytics) {}
}
