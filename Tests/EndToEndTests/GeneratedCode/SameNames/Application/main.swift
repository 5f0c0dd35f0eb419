let module = SameNamesModule()
print(module.coreScreen.origin, module.netScreen.origin)
