import Swinject

final class Window {}
final class Old {}
final class Debug {}

func fill(_ container: Container) {
    #if os(macOS)
    container.register(Window.self) { _ in Window() }
    #endif
    #if false
    container.register(Old.self) { _ in Old() }
    #endif
    #if DEBUG
    container.register(Debug.self) { _ in Debug() }
    #endif
    _ = container.resolve(Window.self)!
    _ = container.resolve(Old.self)!
    _ = container.resolve(Debug.self)!
}
