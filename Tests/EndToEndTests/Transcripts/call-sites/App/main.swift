func start() throws {
    let container = try AppModule.makeContainer()
    let clock = try container.resolve() as any Clock
    let api: any Api = try container.resolve()
    let theme = try container.resolve((any Theme).self)
    let themes: [any Theme] = try container.resolve()
    // A class that is required by the name of its superclass is in the container, because this code asks for it.
    let screen = try container.resolve(Screen.self)
    print(clock.hour(), api, theme, themes, screen)
}

try start()
let container = try AppModule.makeContainer()
print(try container.resolve((any Store).self))
print(try container.resolve((any Api).self))
