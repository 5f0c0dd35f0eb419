import CoreLibrary

final class CoreScreen {
    let origin: String
    init(service: Service, box: Box<String>) { origin = service.origin }
}

extension Space {
    final class SpaceScreen {
        let text: String
        init(inner: Outer<Int>.InnerImpl, lock: RecursiveLock, injected: Injected) { text = "space" }
    }
}
