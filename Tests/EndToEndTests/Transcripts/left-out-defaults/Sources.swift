protocol Store {}
final class StoreImpl: Store {}

// Swift takes the store for the number.
final class UnlabelledImpl { init(_ count: Int = 3, _ store: any Store) {} }
final class LabelledImpl { init(for count: Int? = 3, in store: any Store, for other: any Store) {} }
// Two numbers stand in the way of the store.
final class TwiceImpl { init(_ count: UInt = 3, _ other: UInt8 = 4, _ store: any Store) {} }
final class VariadicImpl { init(of numbers: Int..., log: any Store, of store: any Store) {} }

// These can be left out.
final class FirstImpl { init(_ store: any Store, _ count: Int = 3) {} }
final class ApartImpl { init(_ count: Int = 3, in store: any Store, _ other: any Store) {} }
final class AllImpl { init(_ count: Int = 3, _ other: Int = 4) {} }
