let module = GenericsModule()
let one = module.screenImpl
print(module.repositoryOfUser.store === one.users.store)
