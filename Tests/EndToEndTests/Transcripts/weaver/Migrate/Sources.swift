protocol MovieManaging {}
protocol APIProtocol {}
struct User {}

final class AppDelegate {
    // weaver: urlSession = URLSession
    // weaver: urlSession.builder = { _ in URLSession.shared }

    // weaver: movieAPI = MovieAPI <- APIProtocol
    // weaver: movieAPI.scope = .lazy

    // weaver: movieManager = MovieManager <- MovieManaging

    // weaver: session = Session
    // weaver: session.scope = .transient

    // weaver: logger = Logger
    // weaver: logger.builder = AppDelegate.makeLogger
}

final class MovieAPI: APIProtocol {
    // weaver: urlSession <- URLSession
    init(injecting dependencies: MovieAPIDependencyResolver) {}
}

final class MovieManager: MovieManaging {
    // weaver: movieAPI <- APIProtocol
    // weaver: logger <- Logger
    init(injecting dependencies: MovieManagerDependencyResolver) {}
}

/// It is there from login to logout.
final class Session {
    // weaver: user <= User
    // weaver: favorites = Favorites
    // weaver: page = Page
    // weaver: page.scope = .transient
    init(injecting dependencies: SessionDependencyResolver) {}
}

final class Favorites {
    // weaver: user <- User
    // weaver: movieManager <- MovieManaging
    init(injecting dependencies: FavoritesDependencyResolver) {}
}

final class Page {
    // weaver: number <= Int
    // weaver: favorites <- Favorites
    // weaver: cache = Cache
    init(injecting dependencies: PageDependencyResolver) {}
}

final class Cache {
    // weaver: number <- Int
    init(injecting dependencies: CacheDependencyResolver) {}
}
