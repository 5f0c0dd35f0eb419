import StitcherMacros

@Registerable
final class Plain { init() {} }

enum Outer {
    @Registerable(scope: .shared)
    final class Nested { init() {} }
}

struct Other {}

final class Application {
    @Dependencies var container = DependencyContainer { DependencyGroup.autoregisteredDependencies }
}

final class Screen {
    @Injected var plain: Plain
    @Injected var nested: Outer.Nested
    @Injected var other: Other
}
