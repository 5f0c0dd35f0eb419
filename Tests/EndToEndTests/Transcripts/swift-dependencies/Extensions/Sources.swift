import Dependencies

// The value is in another extension than the conformance.
final class Changes: DependencyKey, Sendable { init() {} }

extension Changes {
    static var liveValue: Changes {
        @Dependency(\.manager) var manager
        manager.run()
        return Changes()
    }
}

final class Manager: DependencyKey, Sendable {
    func run() {}
    static var liveValue: Manager {
        @Dependency(\.changes) var changes
        _ = changes
        return Manager()
    }
}

extension DependencyValues {
    var changes: Changes {
        get { self[Changes.self] }
        set { self[Changes.self] = newValue }
    }
    var manager: Manager {
        get { self[Manager.self] }
        set { self[Manager.self] = newValue }
    }
}

@main struct App {
    static func main() {
        @Dependency(\.changes) var changes
        print(changes)
    }
}
