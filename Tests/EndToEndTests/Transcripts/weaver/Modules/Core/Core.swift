public final class MovieManager {
    // weaver: api = MovieAPI
    // weaver: logger <- Logger
}

final class MovieAPI {
    // weaver: session <- URLSession
}
