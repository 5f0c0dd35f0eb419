let module = SameNamesModule()
print(module.coreScreen.origin, module.netScreen.origin)
print(module.spaceSpaceScreen.text, module.groupMemberScreen.text)
