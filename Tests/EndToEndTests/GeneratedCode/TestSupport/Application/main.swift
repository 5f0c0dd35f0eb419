let module = try AppModule(settings: Settings(name: "anyone"))
print(try module.screenImpl.store.title)
do { _ = try AppModule(settings: Settings(name: "")) } catch { print("thrown:", error) }
