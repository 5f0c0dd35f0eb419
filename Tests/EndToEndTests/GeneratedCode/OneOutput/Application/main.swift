import AServiceLibrary
import FeatureOfOneOutputLibrary

let module = OneOutputModule()
print(module.homeModelImpl(title: "Home").text)
print(module.session(user: User(name: "Ada")).sessionImpl.text)
print(try await module.loaderImpl.api().load())
print(module.clock.now)

#if DEBUG
    print(try await module.api.load())
    let changed = OneOutputModule { $0.tools { SomeTools() } }
    print(changed.homeModelImpl(title: "Changed").text)

    struct SomeTools: Tools { let names = ["mine"] }
#else
    print(try await module.api.load())
#endif
