import Swinject

final class Alpha { init(beta: Beta) {} }
final class Beta { init(alpha: Alpha) {} }

func fillAlpha(_ container: Container) { container.register(Alpha.self) { r in Alpha(beta: r.resolve(Beta.self)!) } }
