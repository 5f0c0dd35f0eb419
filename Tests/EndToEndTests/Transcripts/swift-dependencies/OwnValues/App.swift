import Dependencies

struct Toaster: TestDependencyKey, Sendable {
    static let testValue = Toaster()
    func show(_ text: String) {}
    mutating func mute() {}
}

struct Clock: TestDependencyKey, Sendable {
    static let testValue = Clock()
    mutating func stop() {}
}

extension DependencyValues {
    var toaster: Toaster {
        get { self[Toaster.self] }
        set { self[Toaster.self] = newValue }
    }
    var clock: Clock {
        get { self[Clock.self] }
        set { self[Clock.self] = newValue }
    }
    // A getter cannot change a value.
    var hello: Void { toaster.show("hello") }
    var say: (String) -> Void { return { toaster.show($0) } }
}

@main struct Main {
    static func main() {
        withDependencies { $0.clock.stop() } operation: {
            @Dependency(\.toaster) var toaster
            @Dependency(\.clock) var clock
            toaster.show("hello")
        }
    }
}
