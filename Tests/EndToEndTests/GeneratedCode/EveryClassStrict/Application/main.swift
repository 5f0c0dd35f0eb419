import EveryClassLibrary

let module = EveryClassModule()
print(module.homeModel.title, "|", module.loginModel.title, "|", module.libraryModel.title)
print("kept:", module.keptModel === module.keptModel)
print(module.optionalFirstModel?.number ?? 0, module.optionalSecondModel?.number ?? 0)
print(module.blueTaggedModel.number, module.skyTaggedModel.number)
print(module.listModel.titles, module.clock.now, module.clockImpl.now)
print(module.profileModel(userID: 7).title, "|", module.screenModel("main").title)
print(try module.ticketModel(number: 3).number)
print(module.twiceModel.text, "|", module.twiceModel(number: 1).text, "|", module.twiceModel(name: "one").text)
print(module.coloredTaggedModelTaggedBlue(number: 8).number, module.paletteModel.color, module.coloredTaggedBlue(color: 9).color)

// The override is called like the function.
let other = EveryClassModule {
    $0.profileModel { _ in ProfileModel(api: ApiImpl(), userID: -1) }
    $0.homeModel { HomeModel(api: ApiImpl()) }
}
print(other.profileModel(userID: 7).title)
