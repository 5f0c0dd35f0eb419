import DpendRuntime

protocol Api {}
enum Sandbox: DependencyTag {}

final class ApiConfiguration: DependencyConfiguration {
    func sandbox() -> DependencyRegistration<any Api> {
        DependencyRegistration(tag: Sandbox.self) { SandboxApi() }
    }
}
final class SandboxApi: Api {}

final class CheckoutImpl {
    init(api: any Api) {}
}
