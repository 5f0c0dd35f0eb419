import Kit

// All of these belong to the main actor by what the library says.
final class ScreenImpl: Screen {}
final class DetailImpl: Detail {}
final class SubclassImpl: Base {}
actor StoreImpl {}
protocol Store {}
extension StoreImpl: Store {}

final class ClosuresImpl {
    init(
        screen: () -> ScreenImpl, detail: () -> DetailImpl, subclass: () -> SubclassImpl,
        sendable: any Store & Sendable, object: any Store & AnyObject
    ) {}
}
