import LinkedNetLibrary
import LinkedStoreLibrary

let module = AppModule()
let clients = module.needsClients
print(clients.net.config.text, "and", clients.store.config.text, try clients.timer.tick())
let needs = module.needsNet
print(needs.address.text, needs.factory.name)
print(type(of: module.needsBase.base), module.needsFile.readers.count)
print(type(of: module.house.gate), type(of: module.house.door))
