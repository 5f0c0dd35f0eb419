protocol Tracker {}
#if DEBUG
final class ConsoleTrackerImpl: Tracker {}
#endif

final class HomeImpl {
    init(tracker: any Tracker) {}
}
