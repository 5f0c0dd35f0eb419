final class HomeViewController {
    @Weaver(.registration, type: MovieManager.self, scope: .lazy)
    private var movieManager: MovieManaging

    @WeaverP2(.registration, type: MovieViewController.self, scope: .transient)
    private var movieController: (UInt, String) -> UIViewController

    @WeaverP1(.registration, type: MovieViewController.self, scope: .transient)
    private var shortController: (UInt) -> UIViewController

    @Weaver(.registration, type: MovieViewController.self, scope: .transient)
    private var plainController: UIViewController

    @WeaverP2(.registration, type: Poster.self, scope: .transient)
    private var poster: (Int) -> Poster
}

final class MovieViewController {
    @Weaver(.parameter) private var movieID: UInt
    @Weaver(.parameter) private var title: String
    @Weaver(.reference) private var movieManager: MovieManaging
    @Weaver(.reference)
    private var reviews: ReviewManaging
}

final class MovieManager {}
