protocol MovieManaging {}
protocol APIProtocol {}

final class AppDelegate {
    // weaver: urlSession = URLSession
    // weaver: urlSession.scope = .container
    // weaver: urlSession.builder = URLSession.shared

    // weaver: movieAPI = MovieAPI <- APIProtocol
    // weaver: movieAPI.scope = .lazy

    // weaver: movieManager = MovieManager <- MovieManaging
    // weaver: movieManager.setter = true

    // weaver: homeViewController = HomeViewController <- UIViewController
}

final class HomeViewController {
    // weaver: movieManager <- MovieManaging

    // weaver: movieController = MovieViewController <- UIViewController
    // weaver: movieController.scope = .transient
}

final class MovieViewController {
    // weaver: movieID <= UInt
    // weaver: movieManager <- MovieManaging
    // Names may differ, if just one thing is of the type.
    // weaver: session <- URLSession
}

final class MovieManager: MovieManaging {
    // weaver: movieAPI <- APIProtocol
}

final class MovieAPI: APIProtocol {
    // weaver: urlSession <- URLSession
}
