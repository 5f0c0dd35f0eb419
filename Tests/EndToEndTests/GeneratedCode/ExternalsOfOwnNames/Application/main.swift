let module = ExternalsOfOwnNamesModule(
    arrayOfInt: Array(element: 1), container: Container(), containerValue: ContainerValue(),
    dictionaryOfIntAndInt: Dictionary(key: 3, value: 4), intArray: [1, 2], keeping: Keeping(), makeContainer: MakeContainer(),
    optionalOfInt: Optional(wrapped: 2), override: Override(), override_: Override_(), overrides: Overrides(),
    registerDependencies: RegisterDependencies(), registerExternals: RegisterExternals(), void: Void())
print(module.namesImpl.text)
print(module.shorthandsImpl.text)
