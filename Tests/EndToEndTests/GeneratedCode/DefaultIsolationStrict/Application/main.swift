let module = StrictModule()
print(try module.screenImpl.text)
_ = module.extensionsImpl
usedAnywhere(module)
