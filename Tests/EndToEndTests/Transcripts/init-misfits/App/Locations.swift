/// Both lists of one screen; the type does not tell which one is meant.
final class LocationDataSource {
    var nodes: [String] = []
    init() {}
}

final class RecentsDataSource {
    init(_ locations: LocationDataSource) {}
}

final class LocationViewModel {
    private let entries = LocationDataSource()
    private let exits = LocationDataSource()
    private let recents: RecentsDataSource

    init(clock: any Clock) {
        recents = RecentsDataSource(entries)
    }
}

/// Each flow makes its own, so that there is not one for all.
final class NavigationStack {
    var screens: [String] = []
}

final class OrdersFlowCoordinator {
    init(stack: NavigationStack) {}
    func detail() -> DetailFlowCoordinator { DetailFlowCoordinator(stack: NavigationStack()) }
}

final class DetailFlowCoordinator {
    init(stack: NavigationStack) {}
    func help() -> OrdersFlowCoordinator { OrdersFlowCoordinator(stack: NavigationStack()) }
}
