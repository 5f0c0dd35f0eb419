import Core

final class App {
    // weaver: movieManager = MovieManager
    // weaver: screen = Screen
}

final class Screen {
    // weaver: movieManager <- MovieManager
    // weaver: clock <- Clock
}
