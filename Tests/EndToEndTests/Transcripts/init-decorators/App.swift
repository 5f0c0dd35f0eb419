protocol Cache {}
struct DiskCache: Cache {}
// Wraps the disk's cache, which the code passes to nothing else.
final class LoggingCache: Cache {
    init(inner: any Cache) {}
}

protocol Mailer {}
final class SMTPMailer: Mailer { init() {} }
// The code also passes the inner mailer itself, so that one type does not say which one is meant.
final class QueueingMailer: Mailer {
    init(inner: any Mailer) {}
}

final class FeedService {
    init(cache: any Cache) {}
}
final class InviteService {
    init(mailer: any Mailer) {}
}
final class AlertService {
    init(mailer: any Mailer) {}
}
final class HomeViewModel {
    init(feed: FeedService, invites: InviteService, alerts: AlertService) {}
}

@main
struct App {
    static func main() {
        let disk = DiskCache()
        let cache = LoggingCache(inner: disk)
        let smtp = SMTPMailer()
        let mailer = QueueingMailer(inner: smtp)
        _ = HomeViewModel(feed: FeedService(cache: cache), invites: InviteService(mailer: mailer), alerts: AlertService(mailer: smtp))
    }
}
