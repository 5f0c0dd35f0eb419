final class ScreenImpl { init(api: any Api) {} }
final class WatchImpl { init(clock: any Clock) {} }
