let module = ParametersModule()
print(module.screenImpl.text)
print("greediest:", module.greediestImpl.used)
print("names:", type(of: module.namesDefault))
do {
    _ = try module.throwingImpl
} catch {
    print("thrown:", error)
}
