func section() -> () -> ItemFactoryImpl {
    // What makes the items lives as long as the closure.
    DeferredModule().sectionFactoryImpl.items
}
let items = section()
print("sections and items:", items() !== items(), items().section.items() !== items())

let module = DeferredModule()
let lazy = module.lazyImpl
print("lazy is made")
print("kept:", try lazy.other.value === lazy.other.value)

let closures = module.closuresImpl
print(closures.text)
do { _ = try closures.broken() } catch { print("thrown later:", error) }
