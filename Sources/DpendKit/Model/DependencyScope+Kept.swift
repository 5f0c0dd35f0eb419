import DpendRuntime

extension DependencyScope {
    /// Whether one instance serves every resolve.
    var isKept: Bool {
        switch self {
        case .singleton, .eagerSingleton, .weakSingleton: true
        case .unique, .shared: false
        }
    }

    /// Whether the instance stays as long as its container.
    var isKeptForGood: Bool { self == .singleton || self == .eagerSingleton }
}
