let container = try GreetingModule.makeContainer()
let controller = try container.resolve() as GreeterController
controller.greet(name: "World")
