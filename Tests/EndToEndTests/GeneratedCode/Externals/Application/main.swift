let module = ExternalsModule(
    appConfig: AppConfig(name: "app"), address: Address(text: "main"), addressTaggedBackup: Address(text: "backup"),
    container: Container(), URLLoader: URLLoader(text: "first"), UrlLoader: UrlLoader(text: "second"),
    stringFromInt: { "\($0)" })
_ = module.screenImpl
print(module.loaderImpl.text)
print(module.appConfig.name, module.addressTaggedBackup.text)
