import DpendRuntime
import Lib

// Lib's module file tells the initializers of its classes.
final class InjectedScreen: Lib.Injected {}
final class ChosenScreen: Chosen {}
class MiddleScreen<Value>: Chosen2<[Value]> {}
final class LowScreen: MiddleScreen<Int> {}
final class OwnScreen: Chosen { init(other: ChosenScreen) { super.init(clock: Clock()) } }
// It says nothing of this one's: as with the classes of frameworks, 'init()' is taken to be there.
final class UnknownScreen: Unknown {}
