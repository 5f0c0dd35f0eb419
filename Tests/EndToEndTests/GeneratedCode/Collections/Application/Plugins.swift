import CollectionsLibrary
import DpendRuntime

enum Beta: DependencyTag {}

protocol Plugin: AnyObject { var name: String { get } }
final class ZebraPluginImpl: Plugin { let name = "zebra" }
final class AppleBasketImpl: Plugin { let name = "apple" }
final class NamedPlugin: Plugin {
    let name: String
    init(name: String) { self.name = name }
}

final class PluginConfiguration: DependencyConfiguration {
    func stable() -> DependencyRegistration<Plugin> { DependencyRegistration { NamedPlugin(name: "stable") } }
    func beta() -> DependencyRegistration<Plugin> {
        DependencyRegistration(tag: Beta.self) { NamedPlugin(name: "beta") }
    }
}

// A composite over the others of its kind.
final class CompositePluginImpl: Plugin {
    let name: String
    init(plugins: [Plugin]) { name = "(" + plugins.map(\.name).joined(separator: " ") + ")" }
}

protocol Lonely {}
final class LonelyImpl: Lonely { init(others: [Lonely]) { precondition(others.isEmpty) } }

protocol Loader: AnyObject {}
final class DiskLoaderImpl: Loader {}
final class NetworkLoaderImpl: Loader {}

final class ScreenImpl {
    let plugins: [Plugin]
    let beta: [String]
    let plugin: Plugin
    let loaders: [Loader]
    let disk: DiskLoaderImpl

    init(
        plugins: [Plugin], beta: [Tagged<Plugin, Beta>], plugin: Plugin, loaders: [Loader], disk: DiskLoaderImpl,
        none: [Int] = [1]
    ) {
        self.plugins = plugins
        self.beta = beta.map(\.dependency.name)
        self.plugin = plugin
        self.loaders = loaders
        self.disk = disk
    }
}

// Elements that lose against others: a class whose name another provider has, and a library's registration.
protocol Loser: AnyObject { var name: String { get } }
final class FirstLoserImpl: Loser { let name = "first" }
final class SecondLoserImpl: Loser {
    let name: String
    init() { name = "second" }
    init(named name: String, _: Never?) { self.name = name }
}

final class LoserConfiguration: DependencyConfiguration {
    func second() -> DependencyRegistration<SecondLoserImpl> {
        DependencyRegistration { SecondLoserImpl(named: "explicit", nil) }
    }
    func source() -> DependencyRegistration<Source> { DependencyRegistration { Source(name: "application") } }
}

final class LosersImpl {
    let text: String
    init(losers: [Loser], second: SecondLoserImpl, sources: [Source], source: Source) {
        text = (losers.map(\.name) + [second.name] + sources.map(\.name) + [source.name]).joined(separator: " ")
    }
}
