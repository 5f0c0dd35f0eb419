final class LegacyImpl { init(clock: Clock, store: Store) {} }
