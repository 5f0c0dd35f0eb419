import Cart

final class FaceScreen {
    init(cart: any CartService, clock: any Clock) {}
}
