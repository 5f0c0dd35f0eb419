protocol Analytics { func send(_ event: String) }

final class SilentAnalytics: Analytics {
    func send(_ event: String) {}
}

/// It has lost ': Analytics', although a filter chooses it.
final class RemoteAnalytics {
    func send(_ event: String) {}
}

final class DetailViewModel {
    init(analytics: any Analytics) {}
}
