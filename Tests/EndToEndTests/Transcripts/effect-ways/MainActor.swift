// A closure stays on the actor on which it is made, unless it is Sendable.
@MainActor final class DetailImpl { init(id: Int) {} }
@MainActor final class BadgeImpl { init() {} }
@MainActor final class ListImpl { init(make: @escaping (Int) -> DetailImpl, badge: @escaping () -> BadgeImpl) {} }

@MainActor final class SendingImpl { init(badge: @escaping @Sendable () -> BadgeImpl) {} }
final class OutsideImpl { init(make: @escaping (Int) -> DetailImpl) {} }
