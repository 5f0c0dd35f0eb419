import Dip

final class A {}
final class Screen {
    @Injected var a: A?
    @Injected(required: false) var b: Screen?
}

func fill(_ c: DependencyContainer) {
    c.register { Screen() }
}

protocol Page {}
final class Settings { var page: Page? }
final class BookPage: Page { var settings: Settings? }

func fillPages(_ c: DependencyContainer) {
    c.register { BookPage() }.implements(Page.self) { container, page in (page as? BookPage)?.settings = try container.resolve() }
}

func showPage(_ c: DependencyContainer) { let page: Page = try! c.resolve() }

func show(_ c: DependencyContainer) { let screen: Screen = try! c.resolve() }
