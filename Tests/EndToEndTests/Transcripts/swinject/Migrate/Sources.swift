import Foundation
import Swinject

protocol Clock {}
struct SystemClock: Clock {}
protocol Storage {}
final class FileStorage: Storage {}
final class Session { init(clock: any Clock, storage: any Storage) {} }
final class Profile { init(session: Session, user: String) {} }
final class Server { init(address: String, clock: any Clock) {} }
final class Queue {}
final class Screen { init(queue: Queue) {} }

final class AppAssembly: Assembly {
    func assemble(container: Container) {
        container.register((any Clock).self) { _ in SystemClock() }.inObjectScope(.container)
        container.register((any Storage).self) { _ in FileStorage() }.inObjectScope(.weak)
        container.register(Session.self) { r in Session(clock: r.resolve((any Clock).self)!, storage: r.resolve((any Storage).self)!) }
        container.register(Profile.self) { r, user in Profile(session: r.resolve(Session.self)!, user: user) }
        container.register(Server.self) { r in
            Server(address: "main.example.org", clock: r.resolve((any Clock).self)!)
        }
        container.register(Queue.self) { _ in
            let queue = Queue()
            return queue
        }.inObjectScope(.custom)
        container.register(Screen.self) { r in Screen(queue: r.resolve(Queue.self)!) }.inObjectScope(.transient)
    }
}
