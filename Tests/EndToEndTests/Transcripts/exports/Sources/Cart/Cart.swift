import API

final class CartScreenImpl: CartScreen {
    init(signIn: any SignIn) {}
}

final class UserRepositoryImpl: UserRepository {}
