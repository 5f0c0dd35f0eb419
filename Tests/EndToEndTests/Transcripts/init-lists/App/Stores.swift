/// Each is shared by the code itself.
final class CartState { static let shared = CartState(); var count = 0 }
final class UserState { static let shared = UserState(); var count = 0 }
