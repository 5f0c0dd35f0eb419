let screen = ScreenModule().screen
print("one instance:", screen.baz.barService.fooService as AnyObject === screen.foo as AnyObject)
