import DpendRuntime

let module = FooModule()
let one = module.bazService
let other = module.bazService
let foo = module.fooServiceTaggedBar

print("made:", type(of: one), type(of: one.barService), type(of: foo))
print("unique:", one as AnyObject !== other as AnyObject)
print("singleton:", one.barService.fooService as AnyObject === foo as AnyObject)

#if EMBEDDED
let container = try FooModule.makeContainer()
let resolved = try container.resolve() as BazService
let tagged = try container.resolve(FooService.self, tag: Bar.self)
precondition(resolved.barService.fooService as AnyObject === tagged as AnyObject)
do {
    _ = try container.resolve(FooService.self)
} catch {
    precondition("\(error)".hasPrefix("FooService is not registered. Its type is registered as: FooService tagged Bar."))
}
#endif
