let container = try ExternalsModule.makeContainer(
    address: Address(text: "main"), addressTaggedBackup: Address(text: "backup"), appConfig: AppConfig(name: "app"),
    stringFromInt: { "\($0)" })
_ = try container.resolve(ScreenImpl.self)
