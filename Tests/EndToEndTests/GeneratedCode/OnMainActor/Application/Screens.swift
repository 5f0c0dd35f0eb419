import DpendRuntime

@MainActor protocol Navigation: AnyObject { var title: String { get } }

final class NavigationImpl: Navigation {
    let title = "navigation"
}

protocol Clock: Sendable {}
final class ClockImpl: Clock {}

/// Not isolated itself, but made of something that is.
final class PresenterImpl {
    let navigation: Navigation
    init(navigation: Navigation) { self.navigation = navigation }
}

@MainActor final class ScreenImpl {
    let presenter: PresenterImpl
    let clock: Clock
    let next: @MainActor () -> NavigationImpl
    let detail: @MainActor (Int) -> DetailImpl
    let later: () async throws -> Navigation
    let tabs: [Navigation]

    init(
        presenter: PresenterImpl, clock: Clock, next: @escaping @MainActor () -> NavigationImpl,
        detail: @escaping @MainActor (Int) -> DetailImpl, later: @escaping () async throws -> Navigation,
        tabs: [Navigation]
    ) {
        self.presenter = presenter
        self.clock = clock
        self.next = next
        self.detail = detail
        self.later = later
        self.tabs = tabs
    }
}

@MainActor final class DetailImpl {
    let text: String
    init(@Assisted id: Int, navigation: Navigation) { text = "\(id) on \(navigation.title)" }
}

@MainActor final class StyleConfiguration: DependencyConfiguration {
    let prefix = "style"
    func style() -> DependencyRegistration<Style> {
        DependencyRegistration(scope: .eagerSingleton) { Style(name: self.prefix) }
    }
    nonisolated init() {}
}

@MainActor final class Style {
    let name: String
    init(name: String) { self.name = name }
}

/// Belongs to nobody, and awaits what belongs to the main actor, also where that is not Sendable.
final class RemoteImpl {
    let screen: () async throws -> ScreenImpl
    let presenter: () async -> PresenterImpl
    let presenters: () async -> [PresenterImpl]
    let plain: (Int) async -> PlainImpl

    init(
        screen: @escaping () async throws -> ScreenImpl, presenter: @escaping () async -> PresenterImpl,
        presenters: @escaping () async -> [PresenterImpl], plain: @escaping (Int) async -> PlainImpl
    ) {
        self.screen = screen
        self.presenter = presenter
        self.presenters = presenters
        self.plain = plain
    }
}

@MainActor final class PlainImpl {
    let number: Int
    init(@Assisted number: Int, clock: Clock) { self.number = number }
}
