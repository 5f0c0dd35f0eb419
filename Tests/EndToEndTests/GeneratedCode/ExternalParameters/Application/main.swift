let module = ExternalParametersModule(
    fileStorePath: "notes", twoImplName: "two", keywordsImplDefault: "first", keywordsImplIn: 2, string: "any",
    positionsImpl0: 10, positionsImpl1: 11, Menu_Clock: Menu.Clock(text: "nested"), Menu_clock: 5, MenuClock: MenuClock(text: "other"),
    formsImplAction: { "action \($0)" }, formsImplLimit: nil, formsImplText: { "text" }, formsImplSize: 4, formsImplTagged: 6,
    cacheCapacity: 7, remoteStoreHost: "host", wrapperInnerLevel: 8)
print(module.userImpl.store.path, module.userImpl.name, module.userImpl.remote.host)
print("one store:", module.store === module.userImpl.store)
print(module.twoImpl.text)
print(module.keywordsImpl.text)
print(module.positionsImpl.text)
print(module.menu.text)
print(module.formsImpl.text)
print(module.cachesImpl.text)
print(module.wrapperInner.level)
print(module.fileStorePath, module.positionsImpl0)
