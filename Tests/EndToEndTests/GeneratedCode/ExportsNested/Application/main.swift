import DpendRuntime
import NestedFeatureLibrary

final class FakeAPI: API {
    let title = "fake"
}

let module = NestedModule()
let session = module.session(user: User(name: "ann"))
let home = session.home
print(home.text)
let checkout = home.open(Order(number: 4))
print(checkout.text)
print("cart:", checkout.parts[0] === checkout.parts[1], "cache:", checkout.parts[2] === home.parts[0], "store:", checkout.parts[3] === home.parts[1])
let second = module.session(user: User(name: "bob"))
print(second.home.text, "caches:", second.home.parts[0] !== home.parts[0], "stores:", second.home.parts[1] === home.parts[1])
print(session.checkout(order: Order(number: 5)).checkout.text)
print(module.starterImpl.home(User(name: "cat")).text)
print(NestedModule { $0.api { FakeAPI() } }.session(user: User(name: "dan")).home.text)
