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
