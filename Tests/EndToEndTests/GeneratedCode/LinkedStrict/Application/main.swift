let module = StrictModule()
let screen = module.screenImpl
print(screen.services)
print(module.reader === module.writer)
