public import DpendRuntime

public protocol Clock {}

open class Screen {
    @Injected public var clock: any Clock
    public init() {}
}

public final class HelpScreen: Screen {
    @Injected public var text: Text
    @Injected var inside: Text
    @Injected public private(set) var readable: Text
}

public final class Text { public init() {} }

/// No affair of others.
final class Inner {
    @Injected var text: Text
}
