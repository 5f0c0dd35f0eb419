import AScreenLibrary
import Foundation

struct LoadingError: Error {}

protocol Theme: AnyObject { var color: String { get } }
nonisolated protocol Disk: AnyObject { var path: String { get } }
nonisolated protocol Token: Sendable { var text: String { get } }

final class ThemeImpl: Theme { let color = "red" }

final class ScreenImpl: Screen, Router {
    var title: String { "screen in \(theme.color)" }
    let theme: any Theme
    let data: Data
    init(theme: any Theme, data: Data = Data([1, 2])) { (self.theme, self.data) = (theme, data) }
    func open() -> String { "opened \(title) \(data.count)" }
}

nonisolated final class DiskImpl: Disk {
    let path: String
    init() throws { path = "/disk" }
}

nonisolated final class StoreImpl: Store {
    let disk: any Disk
    let token: any Token
    init(disk: any Disk, token: any Token) async throws {
        (self.disk, self.token) = (disk, token)
    }
    func read() -> String { "\(disk.path) \(token.text)" }
}

nonisolated struct TokenText: Token { let text = "token" }
nonisolated final class TokenImpl: Token {
    let text = "token"
}

actor ServiceImpl: Service {
    let disk: any Disk
    init(disk: any Disk) { self.disk = disk }
    func serve() async -> String { "serves \(disk.path)" }
}

nonisolated final class LoaderImpl: Loader {
    let data: Data
    let screen: @MainActor () -> any Router
    let disk: @Sendable () throws -> any Disk
    init(screen: @escaping @MainActor () -> any Router, disk: @escaping @Sendable () throws -> any Disk, token: () -> any Token) throws {
        (self.screen, self.disk) = (screen, disk)
        data = Data("\(try disk().path) \(token().text)".utf8)
    }
}

protocol Room: AnyObject {}
final class RoomImpl: Room {}
final class WeakRoomImpl: Screen {
    let room: any Room
    let themes: @MainActor () -> [any Theme]
    let router: any Router
    init(room: any Room, themes: @escaping @MainActor () -> [any Theme], router: any Router) {
        (self.room, self.themes, self.router) = (room, themes, router)
    }
    var title: String { "weak of \(themes().count)" }
}
