// Everywhere but on Apple's systems these classes exist in all versions.
protocol Clock: AnyObject {}

@available(iOS 99, macOS 99, *)
final class ClockImpl: Clock {}

final class OldImpl { let number = 1 }

@available(macOS 99, iOS 99, *)
final class HomeImpl {
    let clock: any Clock
    init(clock: any Clock, old: OldImpl) { self.clock = clock }
}

@available(macOS 99, iOS 99, *)
final class KeptImpl { init(old: OldImpl) {} }

@available(macOS 99, iOS 99, *)
final class KeptLaterImpl: Sendable { init(old: OldImpl) async {} }

@available(macOS 99, iOS 99, *)
final class SharedImpl {}

@available(macOS 99, iOS 99, *)
final class EagerImpl { init() { print("eager") } }

@available(macOS 99, iOS 99, *)
final class WeakImpl {}

@available(macOS 99, iOS 99, *)
final class PairImpl {
    let isSame: Bool
    init(one: SharedImpl, other: SharedImpl) { isSame = one === other }
}

@available(macOS 99, iOS 99, *)
final class DetailModel {
    let text: String
    init(id: Int, kept: KeptImpl) { text = "\(id)" }
}

@available(macOS 99, iOS 99, *)
final class ListModel {
    let make: (Int) -> DetailModel
    init(make: @escaping (Int) -> DetailModel) { self.make = make }
}
