struct User {}
struct Cart {}
struct Guest {}

final class AnalyticsImpl {
    init(tracker: TrackerImpl) {}
}

final class TrackerImpl {
    init(user: User) {}
}

final class BasketImpl {
    init(cart: Cart) {}
}

final class ReceiptImpl {
    init(basket: BasketImpl, guest: Guest) {}
}

final class MailImpl {
    init(receipt: ReceiptImpl) {}
}

final class CoordinatorImpl {
    init(open: @escaping (User) -> TrackerImpl) {}
}

final class ClockImpl {}

final class WatchImpl {
    init(clock: @escaping (User) -> ClockImpl) {}
}
