import StitcherMacros

protocol Session {}
final class NetworkSession: Session {}
final class Processor {}

final class Upload {
    @InjectedParameters
    init(session: any Session, processor: Processor) {}

    @InjectedParameters(strategy: .stitcherByName, ignoring: "file")
    func upload(file: String, to target: Processor) {}

    @InjectedParameters
    func maybe(_ processor: Processor?) {}
}

final class Application {
    @Dependencies var container = DependencyContainer {
        Dependency(conformingTo: Session.self) { NetworkSession() }
    }

    // Every parameter is passed: nothing is asked for.
    func explicit() { Upload(session: NetworkSession(), processor: Processor()).upload(file: "a", to: Processor()) }

    func generated() {
        let upload = Upload()
        upload.upload(file: "a")
        upload.maybe()
    }
}
