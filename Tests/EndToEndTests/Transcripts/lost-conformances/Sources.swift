// Lost: each class has all members.
protocol Converting { func format(_ cents: Int) -> String }
final class ConverterImpl { func format(_ cents: Int) -> String { "" } }
final class ListImpl { init(converter: any Converting) {} }

protocol Storing: AnyObject, Sendable {
    var count: Int { get }
    func load(id: String, retries: Int) async throws -> [String]
    static func make() -> Int
}
actor StoreImpl {
    var count = 0
    func load(id: String, retries: Int) throws -> [String] { [] }
    static func make() -> Int { 0 }
}
final class TableImpl { init(store: any Storing) {} }

// No filter chooses the class either.
protocol Counting { var total: Int { get } }
final class Counter { let total: Int = 0 }
final class ChartImpl { init(counter: (any Counting)?) {} }

// Not so: a member is private, another label, another type, nothing to compare, or more than dpend compares.
protocol Printing { func print(text: String) }
final class PrinterImpl { private func print(text: String) {} }
final class OtherPrinterImpl { func print(string: String) {} }
final class PageImpl { init(printer: any Printing) {} }

protocol Naming { var name: String { get } }
final class NamerImpl { let name: Int = 0 }
final class TitleImpl { init(namer: any Naming) {} }

protocol Marking {}
final class MarkerImpl {}
final class FlagImpl { init(marker: any Marking) {} }

protocol Building { init(step: Int); func build() }
final class BuilderImpl { init() {}; func build() {} }
final class SiteImpl { init(builder: any Building) {} }
