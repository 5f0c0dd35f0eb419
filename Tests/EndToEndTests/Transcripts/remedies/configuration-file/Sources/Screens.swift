protocol Store {}
protocol Mailer {}
protocol Tracker {}
protocol Player {}

final class StoreLive: Store {}
final class MailerLive: Mailer {}
final class LegacyPlayerImpl: Player {}
#if DEBUG
final class TrackerImpl: Tracker {}
#endif

final class ScreenImpl {
    init(store: any Store, mailer: any Mailer, tracker: any Tracker, player: any Player) {}
}
