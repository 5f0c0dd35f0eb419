import DpendRuntime

// Namespaces that are called like what generated code declares.
enum made { final class Plain {} }
enum kept { final class KeptImpl { init(made: made.Plain) {} } }
enum container { final class Plain { init(late: @escaping () throws -> made.Plain) {} } }
enum resolver { final class Plain { init(other: container.Plain) {} } }
enum later { final class LaterImpl { init(other: DpendRuntime.Lazy<resolver.Plain>) {} } }
enum shared { final class CommonImpl { init(late: @escaping () -> hold.KeptHoldImpl) {} } }
enum outer { final class OuterImpl { init(common: shared.CommonImpl) {} } }
enum hold { final class KeptHoldImpl { init(late: @escaping () throws -> outer.OuterImpl) {} } }
enum override { final class OverrideImpl { init(made: made.Plain) {} } }
enum overrides { final class OverridesImpl {} }
enum make { final class MakeImpl { init(@Assisted make: number.Value, @Assisted made: number.Value, @Assisted shared: number.Value, other: made.Plain) {} } }
enum number { final class Value {}; final class NumberImpl { init(@Assisted number: number.Value) { _ = number } } }
enum argument1 { final class ArgumentImpl { init(@Assisted _ value: argument1.Value) {} }; final class Value {} }
enum autoclosure1 { final class ClosureImpl { init(late: @autoclosure @escaping () -> made.Plain) {} } }
enum object { class ObjectBase {}; final class ObjectImpl { @Injected var value: value1.Value1Impl } }
enum value1 { final class Value1Impl {} }
enum error { final class ErrorImpl {} }
enum path { final class PathImpl { init(late: @escaping () throws -> path.PathImpl) {} } }
enum name { final class NameImpl { init(path: path.PathImpl) {} } }
enum replace { final class WeakImpl {} }
enum _lock { final class LockImpl {} }
enum _container { final class ContainerImpl {} }
enum _resolver { final class ResolverImpl {} }
enum _overrides { final class OverridesImpl {} }

// Those that become accessors.
final class Type { init(fatal: FatalError) {} }
final class FatalError { init(type: @escaping () -> Type) {} }
final class Precondition {}
final class _Foo {}

enum `default`: DpendRuntime.DependencyTag {}
enum `protocol`: DpendRuntime.DependencyTag {}
final class TaggedImpl {}
final class OtherTaggedImpl {}
final class TaggedUserImpl {
    init(tagged: DpendRuntime.Tagged<TaggedImpl, `default`>, other: DpendRuntime.Tagged<OtherTaggedImpl, `protocol`>) {}
}

// Called like types that generated code declares.

enum ShadowedNamesModuleHold { final class HeldImpl {} }
enum ShadowedNamesModuleKeptInstance { final class KeptTooImpl {} }
enum ShadowedNamesModuleSharedInstances { final class CommonTooImpl {} }
enum Overrides { final class OverriddenImpl {} }


@Swift.MainActor final class IsolatedImpl { init(@Assisted number: number.Value) {} }
@_Concurrency.MainActor final class ScreenImpl {
    init(
        isolated: @escaping @Swift.MainActor (number.Value) -> IsolatedImpl, awaited: @escaping @Swift.MainActor () async throws -> NestedScreenImpl
    ) {}
}
@Swift.MainActor final class NestedScreenImpl {}

final class AskingImpl {
    init(
        one: @escaping (number.Value, number.Value, number.Value) -> make.MakeImpl, two: @escaping (number.Value) -> number.NumberImpl,
        three: @escaping (argument1.Value) -> argument1.ArgumentImpl
    ) {}
}
