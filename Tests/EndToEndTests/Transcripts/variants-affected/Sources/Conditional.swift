#if DEBUG
typealias Settings = DebugSettingsImpl
class Base { init(clock: any Clock) {} }
extension Unchanged: Store {}
protocol Both: Sink {}
#else
typealias Settings = ReleaseSettingsImpl
class Base { init() {} }
protocol Both: Log {}
#endif
