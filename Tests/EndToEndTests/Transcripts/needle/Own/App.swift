import Foundation

class Component<Dependency> {
    let dependency: Dependency
    init(dependency: Dependency) { self.dependency = dependency }
}

protocol HomeDependency {
    var clock: Date { get }
}

final class HomeComponent: Component<HomeDependency> {}
