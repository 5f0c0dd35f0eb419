import DpendRuntime
public protocol Clock {}
final class ClockImpl: Clock {}
package protocol Store {}
final class StoreImpl: Store {
    init(clock: Clock, screen: ScreenImpl, name: Name) {}
}
@MainActor final class ScreenImpl {}
public enum Outer {
    class DetailImpl {
        init(@Assisted number: Int, outer: Outer.DeepImpl) {}
    }
    public final class DeepImpl {}
}
public final class ListImpl {
    init(make: (Int) -> Outer.DetailImpl) {}
}
struct Name {}
