func section() throws -> () -> ItemFactoryImpl {
    // The container lives as long as the closure.
    try DeferredModule.makeContainer().resolve(SectionFactoryImpl.self).items
}
let items = try section()
print("sections and items:", items() !== items(), items().section.items() !== items())

let container = try DeferredModule.makeContainer()
let lazy = try container.resolve(LazyImpl.self)
print("lazy is made")
print("kept:", try lazy.other.value === lazy.other.value)

let closures = try container.resolve(ClosuresImpl.self)
print(closures.text)
do { _ = try closures.broken() } catch { print("thrown later:", error) }
