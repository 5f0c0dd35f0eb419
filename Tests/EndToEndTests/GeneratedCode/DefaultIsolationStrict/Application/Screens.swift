import DpendRuntime

protocol Navigation: AnyObject { var title: String { get } }
final class NavigationImpl: Navigation { let title = "navigation" }

enum Modal: DependencyTag {}

final class NavigationConfiguration: DependencyConfiguration {
    func modal() -> DependencyRegistration<any Navigation> {
        DependencyRegistration(tag: Modal.self) { NavigationImpl() }
    }
}

nonisolated final class WorkerImpl { init() {} }

final class DetailImpl {
    let id: Int
    init(@Assisted id: Int, worker: WorkerImpl) { self.id = id }
}

final class ScreenImpl {
    let text: String
    init(
        navigation: any Navigation, modal: Tagged<any Navigation, Modal>, worker: WorkerImpl,
        later: @escaping @MainActor () -> any Navigation, detail: @MainActor (Int) -> DetailImpl, all: [any Navigation],
        lazy: Lazy<WorkerImpl>
    ) throws {
        text = "\(navigation.title) \(modal.dependency.title) \(later().title) \(detail(2).id) \(all.count)"
        _ = try lazy.value
    }
}
