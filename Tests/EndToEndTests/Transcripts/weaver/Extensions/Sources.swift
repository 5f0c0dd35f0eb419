final class App {
    // weaver: review = ReviewController
    // weaver: session = URLSession
}

/// Its class is written in Objective-C.
extension ReviewController {
    // weaver: reviews = ReviewManager
}

final class ReviewManager {
    // weaver: session <- URLSession
}
