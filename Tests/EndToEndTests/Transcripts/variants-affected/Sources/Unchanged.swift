// Nothing here differs between the variants, and what the names mean does.
typealias Chosen = Settings

final class SettingsUserImpl { init(settings: Chosen) {} }

class Middle: Base {}

final class DerivedImpl: Middle {}

final class Unchanged {}

final class BothImpl: Both {}

final class SinkUserImpl { init(sink: any Sink, log: any Log) {} }

final class StoreUserImpl { init(store: any Store) {} }

final class PlainImpl { init(clock: any Clock) {} }
