import NeedleFoundation

final class AppComponent: BootstrapComponent {
    var list: ListComponent { ListComponent(parent: self) }
}

final class ListComponent: Component<EmptyDependency> {
    var detail: DetailComponent { DetailComponent(parent: self) }
}

final class DetailComponent: Component<EmptyDependency> {}
