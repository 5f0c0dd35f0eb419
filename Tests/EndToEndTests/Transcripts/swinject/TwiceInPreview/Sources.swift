import Swinject

import SwiftUI

final class Route {}

final class RouteAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Route.self) { _ in Route() }
    }
}

#Preview {
    let container = Container()
    container.register(Route.self) { _ in Route() }
    return Text("")
}
