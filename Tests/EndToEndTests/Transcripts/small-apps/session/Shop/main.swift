let api = HTTPClient()
let login = LoginService(api: api)
for user in ["ada", "grace"] {
    let session = login.logIn(user)
    let basket = BasketViewModel(session: session)
    basket.add("tea")
    basket.add("cup of \(user)")
    print(ProfileViewModel(session: session).title, CheckoutViewModel(session: session, api: api).pay())
}
