import Knit

protocol URLService {}
final class HTTPService: URLService { init(session: Session) {} }
final class Session {}
final class ItemView { struct Factory {} }

final class AppAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(URLService.self) { r in HTTPService(session: r.session()) }
        container.register(Session.self, name: "main") { _ in Session() }
        container.register(ItemView.Factory.self) { _ in ItemView.Factory() }
        container.register(Int.self) { r in r.unsafeResolver.resolve(String.self)! .count }
    }
}

func show(_ r: Resolver) {
    _ = r.urlService()
    _ = r.session(name: .main)
    _ = r.itemViewFactory()
    _ = r.somethingElse()
}
