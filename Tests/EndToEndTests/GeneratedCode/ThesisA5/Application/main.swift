import DpendRuntime

let container = try FooModule.makeContainer()
let one = try container.resolve() as BazService
let other = try container.resolve() as BazService
let foo = try container.resolve(FooService.self, tag: Bar.self)

print("made:", type(of: one), type(of: one.barService), type(of: foo))
print("unique:", one as AnyObject !== other as AnyObject)
print("singleton:", one.barService.fooService as AnyObject === foo as AnyObject)
do {
    _ = try container.resolve(FooService.self)
} catch {
    print(error)
}
