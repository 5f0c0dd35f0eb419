final class ThemeImpl {}
protocol Service {}
final class AppServiceImpl: Service {}
final class Theme {}
final class WindowImpl { init(theme: Theme) {} }
private final class Helper {}
protocol Skin {}
