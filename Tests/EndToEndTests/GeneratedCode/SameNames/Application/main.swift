let module = SameNamesModule()
print(module.coreScreen.origin, module.netScreen.origin)
print(module.spaceScreen.text, module.memberScreen.text)
