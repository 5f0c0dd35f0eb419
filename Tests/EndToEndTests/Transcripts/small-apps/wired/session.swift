let module = ShopModule()
for user in ["ada", "grace"] {
    let session = module.session(session: module.loginService.logIn(user))
    let basket = session.basketViewModel
    basket.add("tea")
    basket.add("cup of \(user)")
    print(session.profileViewModel.title, session.checkoutViewModel.pay())
}
