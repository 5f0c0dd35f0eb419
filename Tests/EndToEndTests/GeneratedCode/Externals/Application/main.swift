let container = try ExternalsModule.makeContainer(
    URLLoader: URLLoader(text: "first"), UrlLoader: UrlLoader(text: "second"), address: Address(text: "main"),
    addressTaggedBackup: Address(text: "backup"), appConfig: AppConfig(name: "app"), container: Container(),
    stringFromInt: { "\($0)" })
_ = try container.resolve(ScreenImpl.self)
print(try container.resolve(LoaderImpl.self).text)
