import API

final class AppImpl {
    init(cart: any CartScreen) {}
}

final class SessionImpl: Session {}
