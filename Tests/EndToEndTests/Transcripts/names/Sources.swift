import Foundation

protocol Service {}
enum Feature {
    typealias Alias = Service
    typealias Pair<T> = (T, Int)
    protocol Inner {}
    final class Factory {}
    class Base {
        final class Nested {}
    }
}

typealias Both = Feature.Inner & Service
typealias Shadow = Feature

final class ServiceImpl: Service {}
final class InnerImpl: Feature.Inner {}

extension Feature {
    // Names of Feature are in scope here; the module's own Factory is not meant.
    final class AImpl { init(factory: Factory, alias: Alias, base: Base) {} }
}

extension Shadow.Base {
    final class BImpl { init(nested: Nested) {} }
}

final class Derived: Feature.Base {
    // A nested type of the superclass.
    final class CImpl { init(nested: Nested) {} }
}

final class Factory {}

final class DImpl {
    init(
        parenthesized: (Service), existential: any Service, opaque: some Service, optional: Optional<Service>,
        factory: Factory, named: Feature.Factory, shadowed: Shadow.Factory, qualified: App.Service,
        alias: Feature.Alias
    ) {}
}

final class EImpl {
    init(
        pair: Feature.Pair<Service>, list: Array<any Service>, table: Dictionary<String, [Service]>, set: Set<Int>,
        closure: @escaping (any Service) throws -> Void, sendable: @Sendable () async -> Service,
        type: Service.Type, both: Both, date: Foundation.Date, text: Swift.String
    ) {}
}

final class BothImpl: Both {}

final class HImpl { init(lazy: Lazy<Service>, tagged: Tagged<Service, Feature>) {} }
