import FactoryKit

protocol Client {}
struct Real: Client {}
struct Fake: Client {}

extension Container { var client: Factory<any Client> { self { Real() } } }

func button(_ action: @escaping () -> Void) {}

func menu() {
    button { Container.shared.client.register { Real() } }
    button { Container.shared.client.register { Fake() } }
}

func twice() {
    button {
        Container.shared.client.register { Real() }
        Container.shared.client.register { Fake() }
    }
}

func start() { _ = Container.shared.client() }
