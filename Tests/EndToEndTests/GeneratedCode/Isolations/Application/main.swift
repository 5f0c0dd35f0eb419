import RelayMode5Library

@MainActor func run() async {
    let module = IsolationsModule()
    print(module.actorImpl.name, "-", module.keptActorImpl.name)
    print(module.overBetweenImpl.name, "-", module.overAllImpl.name)
    print(type(of: await module.awaitingImpl.make().main), module.screenImpl.actor.name)
    let closures = module.closuresImpl
    print(await closures.concurrent().name, type(of: await closures.staying()), await closures.any().name)
    let crossing = module.crossingImpl
    print(type(of: await crossing.one().between), type(of: await crossing.nested()().between))
    print(type(of: await module.calledCrossingImpl.made.between))
    print(await module.relayImpl.name(), module.labelUserImpl.labelled.label())
    print(module.givingDetailImpl(item: Item()).text)
    print(module.tickedImpl.ticking.tick(), type(of: await module.sendingImpl.between))
    print(await module.detailImpl(item: Item()).number, await module.laterDetailImpl(item: Item()).number)
}
await run()
