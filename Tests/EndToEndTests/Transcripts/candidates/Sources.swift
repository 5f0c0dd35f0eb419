import DpendRuntime

protocol Chosen {}
class ChosenService: Chosen {}
protocol Excluded {}
class ExcludedImpl: Excluded {}
protocol Ignored {}
// dpend:ignore
class IgnoredImpl: Ignored {}
protocol Hidden {}
private class HiddenImpl: Hidden {}
protocol Gone {}
@available(*, unavailable) class GoneImpl: Gone {}
protocol Valued {}
struct ValuedImpl: Valued {}
enum Stage { case test }
protocol Generic {}
class GenericImpl<T>: Generic {}
protocol Locked {}
class LockedImpl: Locked { private init() {} }
protocol Template {}
class TemplateImpl: Template { init<T>(_ value: T) {} }
protocol Failing {}
class FailingImpl: Failing { init?() {} }
protocol Tagged1 {}
protocol Numbered {}
class NumberedImpl: Numbered { init(@Assisted number: Int) {} }
protocol Debugged {}
#if DEBUG
class DebuggedImpl: Debugged {}
#endif
protocol Windowed {}
#if os(iOS)
class WindowedImpl: Windowed {}
#elseif FEATURE && !BETA
class OtherWindowedImpl: Windowed {}
#else
#if FEATURE
class NestedImpl: Windowed {}
#endif
#endif
protocol Registered {}
class RegistrationConfiguration: DependencyConfiguration {
    #if !RELEASE
    #else
    func registered() -> DependencyRegistration<any Registered> { DependencyRegistration { fatalError() } }
    #endif
    private func second() -> DependencyRegistration<any Registered> { DependencyRegistration { fatalError() } }
    func blue() -> DependencyRegistration<Tagged1> { DependencyRegistration(tag: Blue.self) { fatalError() } }
}
enum Blue: DependencyTag {}
enum Red: DependencyTag {}
protocol Repository {}
class UserRepositoryImpl: Repositry {}
class Outer { class Inner {} }
protocol Many {}
class Many1: Many {}
class Many2: Many {}
class Many3: Many {}
class Many4: Many {}
class Many5: Many {}
class Many6: Many {}
class ManyMock: Many {}
class Twice: Many { private init() {} }

class NeedsImpl {
    init(
        chosen: any Chosen, excluded: any Excluded, ignored: any Ignored, hidden: any Hidden, gone: any Gone,
        valued: any Valued, stage: Stage, generic: any Generic, locked: any Locked, template: any Template,
        failing: any Failing, untagged: any Tagged1, red: Tagged<any Tagged1, Red>, numbered: any Numbered,
        debugged: any Debugged, windowed: any Windowed, registered: () -> any Registered, repository: any Repository,
        user: UserRepositoryImp, inner: Inner, many: any Many
    ) {}
}

class PlainImpl {}
/// A container makes a closure of a list, but not a list of closures.
class NeedsClosuresImpl {
    init(closures: [@Sendable () async -> PlainImpl], list: @Sendable () async -> [PlainImpl]) {}
}
