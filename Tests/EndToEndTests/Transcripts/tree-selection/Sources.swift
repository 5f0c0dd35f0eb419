import DpendRuntime

struct Fast: DependencyTag {}
struct Slow: DependencyTag {}

protocol Clock {}
final class ClockImpl: Clock {}

protocol Network {}
final class NetworkConfiguration: DependencyConfiguration {
    func fast(clock: Clock) -> DependencyRegistration<Network> {
        DependencyRegistration(tag: Fast.self, scope: .singleton) { FastNetwork() }
    }
    func slow() -> DependencyRegistration<Network> { DependencyRegistration(tag: Slow.self) { SlowNetwork() } }
}
final class FastNetwork: Network {}
final class SlowNetwork: Network {}

protocol Plugin {}
final class ChartPluginImpl: Plugin { init(clock: Clock) {} }
final class TablePluginImpl: Plugin {}
/// A plugin of all other plugins.
final class BundlePluginImpl: Plugin { init(parts: [any Plugin]) {} }

enum List {
    final class FactoryImpl { init(network: Tagged<Network, Fast>, clock: @escaping () -> Clock) {} }
}
enum Page {
    final class FactoryImpl { init(list: List.FactoryImpl, plugins: Array<any Plugin>) {} }
    final class RouterImpl { init(from: Clock, to: Clock, at: Clock, later: Lazy<Clock>, list: List.FactoryImpl) {} }
}
