// Who is all that is required.
protocol AlertFactory {}
protocol SessionFactory {}
protocol PlanFactory {}
final class Factories: AlertFactory, SessionFactory, Sendable {}
final class Alerts: AlertFactory {}
final class LoginImpl { init(factory: AlertFactory & SessionFactory & Sendable) {} }
final class PlanImpl { init(factory: PlanFactory & SessionFactory) {} }

// The very class before those that inherit from it.
final class ABase: Base {}
final class ScreenImpl { init(base: Base) {} }
class Base { init() {} }

// Nothing says what stands for its parameter.
final class Shelf<Item> { init(item: Item) {} }
