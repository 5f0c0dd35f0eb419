import DpendRuntime

protocol Clock {}
final class SystemClockImpl: Clock { init(settings: SettingsImpl) {} }
final class TestClockImpl: Clock { init(start: StartImpl) {} }
final class SettingsImpl {}
final class StartImpl {}

final class LoginImpl { init(clock: Clock, session: URLSession) {} }
final class LogoutImpl { init(session: URLSession, settings: SettingsImpl) {} }
final class FineImpl { init(settings: SettingsImpl) {} }

final class ChickenImpl { init(egg: EggImpl, settings: SettingsImpl) {} }
final class EggImpl { init(chicken: ChickenImpl) {} }
/// Comes back to itself, but later.
final class ParentImpl { init(child: ChildImpl) {} }
final class ChildImpl { init(parent: @escaping () -> ParentImpl) {} }

final class LoaderImpl { init() async {} }
final class ScreenImpl { init(loader: @escaping () -> LoaderImpl, login: LoginImpl) {} }
