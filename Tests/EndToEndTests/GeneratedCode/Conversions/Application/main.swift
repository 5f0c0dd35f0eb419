let module = ConversionsModule()
print(try module.laterImpl.text)
print(module.nowImpl.text)
let kept = module.keptLaterImpl
print(try kept.superclass.value.name, try kept.closure() is BothImpl)
