protocol Clock {}

@available(iOS 26, macOS 26, *)
final class ClockImpl: Clock {}

@available(iOS 26, macOS 26, *)
final class HomeImpl {
    init(clock: any Clock) {}
}

@available(macOS 13, *)
final class StoreImpl {}
