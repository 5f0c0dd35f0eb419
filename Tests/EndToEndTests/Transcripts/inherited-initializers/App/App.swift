import DpendRuntime
import Lib

// Lib's module file tells the initializers of its classes.
final class InjectedScreen: Lib.Injected {}
final class ChosenScreen: Chosen {}
class MiddleScreen<Value>: Chosen2<[Value]> {}
final class LowScreen: MiddleScreen<Int> {}
final class OwnScreen: Chosen { init(other: ChosenScreen) { super.init(clock: Clock()) } }
// Of the other ones it says whether there is an 'init()'.
final class UnknownScreen: Unknown {}
final class EmptyUnknownScreen: Empty {}
