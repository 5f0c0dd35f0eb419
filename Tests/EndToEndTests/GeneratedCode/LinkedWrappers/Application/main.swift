import WrapperLibrary

let module = WrappersModule()
let item = module.itemView(isOn: Bound(get: { true }), isNew: Truth(given: false))
print(item.model.text, item.isOn, item.isNew, item.name ?? "none")
