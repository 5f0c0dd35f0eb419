import DpendRuntime
import Kit

final class AppClient: NamedClient { override init() {} }
final class OwnRepository: UserRepository<Int> { override init() {} }
final class HomeScreen: KitScreen {
    init(factory: Factory) { super.init() }
}
final class HomeModel {
    init(client: any Client, base: BaseClient, tracking: [any Tracking], numbers: Repository<[Int]>, name: String) {}
}
final class AppConfiguration: KitConfiguration {
    override init() {}
    func name() -> DependencyRegistration<String> { DependencyRegistration { "dpend" } }
}
