import DpendRuntime

protocol Api: AnyObject { var name: String { get } }
enum Sandbox: DependencyTag {}

final class LiveApiImpl: Api { let name = "live" }
final class SandboxApiImpl: Api { let name = "sandbox" }
final class PlainImpl {}

final class CheckoutImpl {
    let api: any Api
    let sandbox: any Api
    let own: SandboxApiImpl
    let all: [any Api]

    init(api: any Api, sandbox: Tagged<any Api, Sandbox>, own: SandboxApiImpl, all: [any Api], plain: PlainImpl) {
        self.api = api
        self.sandbox = sandbox.dependency
        self.own = own
        self.all = all
    }
}
