let container = try ImplicitTagsModule.makeContainer()
let checkout = try container.resolve() as CheckoutImpl
print(checkout.api.name, checkout.sandbox.name)
print("one instance: \(checkout.sandbox === checkout.own)")
print(checkout.all.map(\.name))
print(try (container.resolve(Api.self, tag: Sandbox.self)).name)
print("same instance: \(try container.resolve(Api.self, tag: Sandbox.self) === checkout.own)")
print(try (container.resolve(PlainImpl.self, tag: Sandbox.self)) === (container.resolve() as PlainImpl))
