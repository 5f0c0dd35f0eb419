import Foundation

protocol Clock {}
protocol Mailer {
    var count: Int { get }
    func send(_ text: String) async throws -> Bool
}
protocol Store {}
final class DiskStore: Store {}
final class MainScreen { init(store: any Store, clock: any Clock, mailer: any Mailer, bundle: Bundle) {} }
final class AImpl { init(b: BImpl) {} }
final class BImpl { init(a: AImpl) {} }
final class DetailScreen { init(clock: any Clock, id: Int, title: String) {} }
