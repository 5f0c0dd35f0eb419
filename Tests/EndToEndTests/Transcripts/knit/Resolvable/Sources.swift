import Knit

final class Session {}
final class Cache {}
final class Profile {
    @Resolvable<Resolver>
    init(session: Session, @Named("disk") cache: Cache, @Argument user: String, @UseDefault limit: Int = 3) {}
}
final class Screen {
    @Resolvable<Resolver>
    init(profile: Profile) {}
}
final class Loop {
    @Resolvable<Resolver>
    init(loop: Ring) {}
}
final class Ring {
    @Resolvable<Resolver>
    static func ring(loop: Loop) -> Ring { Ring() }
}

final class AppAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(Session.self) { _ in Session() }
        container.register(Cache.self, name: "disk") { _ in Cache() }
        container.register(Profile.self) { r, user in Profile.make(resolver: r, user: user) }
        container.register(Screen.self, factory: Screen.make)
        container.register(Loop.self, factory: Loop.make(resolver:))
        container.register(Ring.self) { r in Ring.ring(resolver: r) }
    }
}

func show(_ r: Resolver) {
    _ = r.profile(user: "Ada")
    _ = r.screen()
}
