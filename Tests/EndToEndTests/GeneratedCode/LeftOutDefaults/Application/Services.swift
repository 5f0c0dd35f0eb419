import DpendRuntime

protocol Store: AnyObject { var name: String { get } }
final class StoreImpl: Store { let name = "store" }
final class LogImpl {}

/// Swift would take the store for the number, so that the other initializer is called.
final class UnlabelledImpl {
    let text: String
    init(_ count: Int = 3, _ store: any Store, log: LogImpl) { text = "\(count) of \(store.name)" }
    init(only store: any Store) { text = "only \(store.name)" }
}

final class LabelledImpl {
    let text: String
    init(for count: Int = 3, log: LogImpl, for store: any Store) { text = "\(count) for \(store.name)" }
    init(only store: any Store) { text = "only \(store.name)" }
}

/// The label before the store tells Swift that the number is left out.
final class ApartImpl {
    let text: String
    init(_ count: Int = 3, log: LogImpl, _ store: any Store, _ last: Int = 4) { text = "\(count) \(last) apart from \(store.name)" }
}

/// What is behind the last argument can be left out in any case.
final class BehindImpl {
    let text: String
    init(_ store: any Store, _ count: Int = 3, _ other: Int = 4) { text = "\(store.name) \(count) \(other)" }
}

/// A variadic parameter is one more that can be taken for another.
final class VariadicImpl {
    let text: String
    init(of numbers: Int..., log: LogImpl, of store: any Store) { text = "\(numbers) of \(store.name)" }
    init(_ numbers: Int..., log: LogImpl, _ store: any Store) { text = "\(numbers) apart from \(store.name)" }
}

/// A value for which Swift would take another is known at run time, as one without a default value.
final class TimedImpl {
    let text: String
    init(_ count: Int = 3, _ store: any Store, seconds: Int = 5) { text = "\(count) \(store.name) \(seconds)" }
}

/// Somebody else makes it.
class Screen {
    @Injected var store: any Store
    let text: String
    init(_ count: Int = 3, _ title: String, seconds: Int = 5) { text = "\(count) \(title) \(seconds)" }
}
