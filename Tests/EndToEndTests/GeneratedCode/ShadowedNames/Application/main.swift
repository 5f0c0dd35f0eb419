func run() {
    let module = ShadowedNamesModule()
    // Of the types themselves, since the module is called differently for each container.
    print(type(of: module.taggedUserImpl), type(of: module.optionalWordImpl), type(of: module.taggedImplTaggedDefault))
    let objects: [Any] = [
        module.keptKeptImpl, module.laterLaterImpl, module.outerOuterImpl, module.overrideOverrideImpl, module.autoclosure1ClosureImpl,
        module.pathPathImpl, module.replaceWeakImpl, module.type, module.fatalError, module.precondition,
        module.makeMakeImpl(make: number.Value(), made: number.Value(), shared: number.Value()), module.numberNumberImpl(number: number.Value()), module.objectObjectImpl.value,
    ]
    let plain = made.Plain()
    print(objects.count, ShadowedNamesModule { $0.madePlain { plain } }.madePlain === plain)
}
run()
let screens = ShadowedNamesModule()
print(type(of: screens.screenImpl), type(of: screens.isolatedImpl(number: number.Value())))
