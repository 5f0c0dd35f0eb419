import Kit
import Swinject

@main struct App {
    static func main() {
        let container = Container()
        container.register(Session.self) { _ in Session() }
        start(container)
    }
}
