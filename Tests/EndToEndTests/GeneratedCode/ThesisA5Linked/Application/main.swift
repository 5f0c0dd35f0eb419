let screen = try ScreenModule.makeContainer().resolve(Screen.self)
print("one instance:", screen.baz.barService.fooService as AnyObject === screen.foo as AnyObject)
