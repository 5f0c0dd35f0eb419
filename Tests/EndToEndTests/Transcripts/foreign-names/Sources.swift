import Lib
import Web3

// A type of this module and one of Lib have one name: they are two keys.
protocol P {}
final class PImpl: P { init(inner: Lib.P, date: Foundation.Date, eth: Web3.Eth) {} }

final class LibConfiguration: DependencyConfiguration {
    func remote(any other: any Lib.P, date: Date) -> DependencyRegistration<Lib.Q> { DependencyRegistration { fatalError() } }
}
