let module = ExternalsModule(
    URLLoader: URLLoader(text: "first"), UrlLoader: UrlLoader(text: "second"), address: Address(text: "main"),
    addressTaggedBackup: Address(text: "backup"), appConfig: AppConfig(name: "app"), container: Container(),
    stringFromInt: { "\($0)" })
_ = module.screenImpl
print(module.loaderImpl.text)
print(module.appConfig.name, module.addressTaggedBackup.text)
