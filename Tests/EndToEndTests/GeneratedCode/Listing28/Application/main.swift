let module = GreetingModule()
module.greeterController.greet(name: "World")
