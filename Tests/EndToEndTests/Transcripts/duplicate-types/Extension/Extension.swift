final class Theme {}
final class WidgetImpl { init(theme: Theme) {} }
private final class Helper {}
#if os(iOS)
final class Platform {}
#else
final class Platform {}
#endif
protocol Skin {}
