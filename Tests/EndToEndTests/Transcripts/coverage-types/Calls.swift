func make(delegate: any ApiDelegate) {
    let api = LostApi()  // lost
    _ = Screen(api: api, delegate: delegate)  // not chosen
    _ = Reader(settings: Settings(), api: api)  // neither is chosen
    _ = Greeter(user: User(name: ""), api: api)  // the model does not count
    _ = Listener()
    _ = Flow(parameters: Parameters(api: api))  // both count
    _ = Event(api: api)
    _ = HomeView(api: api)
    _ = ApiError(api: api)
    _ = ApiMock()
    _ = RegisteredApi(path: "b")  // made, since the registration makes one
    _ = Container()
    _ = AppAssembly(api: api)
    _ = ShippingContainer(api: api)  // not chosen
}
