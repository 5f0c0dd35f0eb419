import Stitcher
import Features

final class Store {}

final class Application {
    @Dependencies var container = DependencyContainer { Store() }

    func start() { DependencyGraph.activate(FeaturesKit.container) }
}

final class Screen {
    @Injected var feature: Feature
}
