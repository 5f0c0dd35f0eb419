let module = ExternalsOfOwnNamesModule(
    overrides: Overrides(), override: Override(), override_: Override_(), container: Container(), containerValue: ContainerValue(),
    keeping: Keeping(), registerExternals: RegisterExternals(), registerDependencies: RegisterDependencies(),
    makeContainer: MakeContainer(), void: Void(), arrayOfInt: Array(element: 1), optionalOfInt: Optional(wrapped: 2),
    dictionaryOfIntAndInt: Dictionary(key: 3, value: 4), intArray: [1, 2])
print(module.namesImpl.text)
print(module.shorthandsImpl.text)
