print(try Listing53Module.makeContainer().resolve(C.self))
