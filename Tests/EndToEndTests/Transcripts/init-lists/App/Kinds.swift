final class PageBuilder { init(loader: ImageLoader) {} }
final class NameChecker { init(mapper: RouteMapper) {} }
final class ImageLoader { init(monitor: SpeedMonitor) {} }
final class RouteMapper { init(parser: DateParser) {} }
final class SpeedMonitor { init(tracker: VisitTracker) {} }
final class DateParser {}
final class VisitTracker {}
