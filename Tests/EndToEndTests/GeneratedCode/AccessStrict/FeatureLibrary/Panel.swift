public import DpendRuntime

/// Something else makes these.
public nonisolated final class Panel {
    @Injected public var greeter: any Greeter
    public init() {}
}

nonisolated final class DeskPanel {
    @Injected var desk: DeskImpl
    init() {}
}
