import DpendRuntime

enum Backup: DependencyTag {}

// The thesis' listing 3.1: sections have items, and items have sections.
final class SectionFactoryImpl {
    let items: () -> ItemFactoryImpl
    init(items: @escaping () -> ItemFactoryImpl) { self.items = items }
}

final class ItemFactoryImpl {
    let section: SectionFactoryImpl
    init(section: SectionFactoryImpl) { self.section = section }
}

final class LazyImpl {
    let other: Lazy<OtherImpl>
    init(other: Lazy<OtherImpl>) { self.other = other }
}

final class OtherImpl {
    let lazy: LazyImpl
    init(lazy: LazyImpl) {
        print("other is made")
        self.lazy = lazy
    }
}

protocol Server { var name: String { get } }
struct NamedServer: Server { let name: String }
struct Unreachable: Error {}

final class ServerConfiguration: DependencyConfiguration {
    func main() -> DependencyRegistration<Server> { DependencyRegistration { NamedServer(name: "main") } }
    func backup() -> DependencyRegistration<Server> {
        DependencyRegistration(tag: Backup.self) { NamedServer(name: "backup") }
    }
    func broken() throws -> DependencyRegistration<Never?> { DependencyRegistration { throw Unreachable() } }
}

final class ClosuresImpl {
    let text: String
    let broken: () throws -> Never?

    init(
        throwing: @escaping () throws -> Server, sendable: @escaping @Sendable () -> Server,
        asynchronous: @escaping () async -> Server, autoclosure: @autoclosure @escaping () -> Server,
        tagged: @escaping () -> Tagged<Server, Backup>, lazyTagged: Lazy<Tagged<Server, Backup>>,
        optional: (() -> Server)?, all: @escaping () -> [Server], lazyAll: Lazy<[Server]>,
        nothing: () -> Void = {}, broken: @escaping () throws -> Never?, nested: @escaping () -> () -> Server
    ) {
        let lazyTagged = (try? lazyTagged.value.dependency.name) ?? "none"
        let names = [
            (try? throwing().name) ?? "none", sendable().name, autoclosure().name, tagged().dependency.name, lazyTagged,
            optional?().name ?? "none", all().map(\.name).joined(separator: "+"), nested()().name,
            ((try? lazyAll.value) ?? []).map(\.name).joined(separator: "+"),
        ]
        text = names.joined(separator: " ")
        self.broken = broken
    }
}
