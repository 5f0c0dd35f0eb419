// While it is open which provider is meant, nothing is said about what would follow from one of them.
protocol Flow {}
protocol Step {}
struct Link {}

final class LinkRouterImpl: Flow { init(link: Link) {} }
final class ScreenRouterImpl: Flow { init(screen: ScreenImpl) {} }
final class ScreenImpl { init(router: any Flow) {} }
final class AppImpl { init(screen: ScreenImpl) {} }

// All of them lead back.
protocol Page {}
final class BookImpl { init(page: any Page) {} }
final class FirstPageImpl: Page { init(book: BookImpl) {} }
final class LastPageImpl: Page { init(book: BookImpl) {} }

// One of many of a kind that takes another is no decorator.
final class FirstImpl: Step {}
final class SecondImpl: Step {}
final class ThirdImpl: Step {}
final class FourthImpl: Step {}
final class ThenImpl: Step { init(step: any Step) {} }
