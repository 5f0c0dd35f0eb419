import NeedleFoundation

// Needle's generator takes each call that begins with a component's name for its making.
final class RootComponent: BootstrapComponent {
    public var clock: Clock { Clock() }

    func open() {
        print("opening")
        PlainComponent.opened(by: self, times: 2)
    }

    func close() -> [Any.Type] {
        let types: [Any.Type] = [NamedComponent.self, UnnamedComponent.self]
        return types.filter { $0 is OtherComponent.Type }
    }
}

final class PlainComponent: Component<PlainDependency> {
    static func opened(by parent: RootComponent, times: Int) {}
}

protocol PlainDependency: Dependency { var time: Time { get } }

final class NamedComponent: Component<NamedDependency> {}
protocol NamedDependency: Dependency { var time: Time { get } }
