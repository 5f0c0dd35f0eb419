let container = try ParametersModule.makeContainer()
print(try container.resolve(ScreenImpl.self).text)
print("greediest:", try container.resolve(GreediestImpl.self).used)
print("names:", try container.resolve(Names.`default`.self))
do {
    _ = try container.resolve(ThrowingImpl.self)
} catch {
    print("thrown:", error)
}
