import AScreenLibrary
import DpendRuntime
import StrictFeatureLibrary

#if STATIC
let module = EffectsModule()
#else
let module = EffectsModule()
#endif
do {
    let home = try await module.homeImpl
    print(home.screens.map(\.title), home.router.open(), home.router === home.screens[0])
    print(home.store.read(), await home.service.serve())
    let later = module.laterImpl
    print(try await later.store().read(), String(decoding: try later.loader().data, as: UTF8.self))
    print("one after the other:", await module.bookImpl.lines)
}
