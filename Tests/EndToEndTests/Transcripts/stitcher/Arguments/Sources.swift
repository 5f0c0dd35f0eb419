import Stitcher

final class Session { init(user: String) {} }
final class Upload { init(to place: Place, times: Int) {} }
enum Place { case inbox }
final class Cache { init(size: Int) {} }

final class Application {
    @Dependencies var container = DependencyContainer {
        Dependency { user in Session(user: user) }
        Dependency { place, times in Upload(to: place, times: times) }
        Dependency { (size: Int) in Cache(size: size) }.scope(.singleton)
    }
}

final class Screen {
    @Injected("user") var session: Session
    @Injected(Place.inbox, 2) var upload: Upload
    @Injected(7) var cache: Cache
    @Injected var bare: Session
    @Injected(5) var wrong: Session
    @Injected(2, Place.inbox) var swapped: Upload

    func load() {
        let session: Session = try! DependencyGraph.inject(parameters: "user")
        let upload = try! DependencyGraph.inject(byType: Upload.self, parameters: Place.inbox)
    }
}

final class Feature {
    @Dependencies var container = DependencyContainer {
        Dependency(named: "remote") { cache in Remote(cachedBy: cache) }
    }
    @Injected(name: "remote") var remote: Remote
}
