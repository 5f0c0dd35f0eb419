import Swinject

func fillForTests(_ c: Container) { c.register(Clock.self) { _ in Clock() } }
