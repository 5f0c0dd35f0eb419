import NeedleFoundation

// A component that the root lacks is made below it.

public protocol FilesBuildable { var files: Int { get } }
public protocol StoreDependency: Dependency {}
public final class FilesComponent: Component<EmptyDependency>, FilesBuildable {
    public var files: Int { 1 }
}
public protocol PageDependency: Dependency {
    var filesBuildable: any FilesBuildable { get }
}
public final class PageComponent: Component<PageDependency> {}

final class AppComponent: BootstrapComponent {
    public var page: PageComponent { PageComponent(parent: self) }
}
