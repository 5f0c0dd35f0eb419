import Swinject

func make(_ container: Swinject.Container) { _ = container.resolve(Screen.self)! }
