@available(macOS 99, iOS 99, *)
func run() async {
    let module = NewerModule()
    print(type(of: module.homeImpl.clock), module.keptImpl === module.keptImpl, module.pairImpl.isSame)
    let weak = module.weakImpl
    print(weak === module.weakImpl, module.listModel.make(3).text, module.detailModel(id: 4).text)
    let (one, other) = (await module.keptLaterImpl, await module.keptLaterImpl)
    print(one === other, NewerModule { $0.detailModel { id in fatalError("\(id)") } }.oldImpl.number)
}
if #available(macOS 99, iOS 99, *) { await run() }
