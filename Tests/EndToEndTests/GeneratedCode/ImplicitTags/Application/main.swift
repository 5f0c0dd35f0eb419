let module = ImplicitTagsModule()
let checkout = module.checkoutImpl
print(checkout.api.name, checkout.sandbox.name)
print("one instance: \(checkout.sandbox === checkout.own)")
print(checkout.all.map(\.name))
print(module.apiTaggedSandbox.name)
print("same instance: \(module.apiTaggedSandbox === checkout.own)")
print(module.plainImplTaggedSandbox === module.plainImpl)
