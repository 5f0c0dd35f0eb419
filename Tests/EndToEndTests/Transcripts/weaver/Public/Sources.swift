/// Other modules may make it, and pass what it requires.
public final class MovieManager {
    // weaver: logger <- Logger
    // weaver: api = MovieAPI
}

final class MovieAPI {
    // weaver: logger <- Logger
    // weaver: session <- URLSession
}
