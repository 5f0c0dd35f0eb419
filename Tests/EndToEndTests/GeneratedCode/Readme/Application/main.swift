#if EMBEDDED
let container = try AppModule.makeContainer()

let service = try container.resolve() as GreetingService
print(service.greeting())

let uploader = try container.resolve(UploaderImpl.self)
print(uploader.servers.map(\.address))
#else
let module = AppModule()

print(module.greetingService.greeting())
print(module.uploaderImpl.servers.map(\.address))
#endif
