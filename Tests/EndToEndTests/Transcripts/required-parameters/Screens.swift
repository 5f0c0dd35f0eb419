protocol Analytics {}
protocol Clock {}
protocol Player {}

final class RemoteAnalytics: Analytics {}
final class SilentAnalytics: Analytics {}
final class SystemClock: Clock {}
final class SoundPlayer {}
final class SilentPlayer: Player {}

/// A test passes nothing. The application must not: 'RemoteAnalytics' has to replace the default value.
final class HomeViewModel {
    init(analytics: any Analytics = SilentAnalytics(), clock: (any Clock)? = nil, title: String = "Home") {}
}

/// 'SoundPlayer' has lost its conformance.
final class SoundViewModel {
    init(player: any Player = SilentPlayer(), clock: any Clock) {}
}

final class HelpViewModel {
    init(analytics: any Analytics = SilentAnalytics(), pages: Int = 3) {}
}
