let module = ParametersModule()
print(module.screenImpl.text)
print("greediest:", module.greediestImpl.used)
print("names:", type(of: module.namesDefault))
print("words that mean something beside a type:", module.contextualNamesImpl.made)
do {
    _ = try module.throwingImpl
} catch {
    print("thrown:", error)
}
