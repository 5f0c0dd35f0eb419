import ShopAPI

// The container opens a session for each user. One store serves all of them.
let shop = ShopModule()
let session = shop.session(user: User(name: "Ann"))
session.shoppingCart.add("tea")
session.shoppingCart.add("coffee")
print(session.accountScreen.text)
