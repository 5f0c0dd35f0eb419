import Shared

struct Style { var isBold = false }

final class PanelImpl {
    init(api: any API, greeting: any Greeting, elsewhere: any Elsewhere, style: Style) {}
}
final class ScreenImpl {
    init(panel: PanelImpl, id: Int, next: (String) -> any Greeting) {}
}
