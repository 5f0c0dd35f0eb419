import DpendRuntime

/// Gives its arguments up, so that the function for tests takes them as `sending` too.
final class SenderImpl {
    @Injected var clock: any Clock
    let names: [String]

    init(
        make: @escaping () -> sending FirstPluginImpl, given: sending @escaping () -> SecondPluginImpl, all: sending [any Plugin],
        perhaps: sending FirstPluginImpl?
    ) {
        names = [make().name, given().name, "\(all.count)", perhaps?.name ?? "nil"]
    }
}
