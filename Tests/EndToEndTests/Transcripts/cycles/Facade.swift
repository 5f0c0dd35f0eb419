protocol Reading {}
protocol Writing {}
protocol Store: Reading, Writing {}

// No cycle: a facade over what its own protocol inherits takes the others.
final class StoreFacadeImpl: Store { init(reading: Reading, writing: Writing) {} }
final class ReaderImpl: Reading {}
final class WriterImpl: NSObject, Writing {}

protocol Named {}
protocol Titled: Named {}
protocol Labelled: Named {}

// Each stands in for Named; the one that asks gets the other.
final class TitledImpl: Titled { init(named: Named) {} }
final class LabelledImpl: Labelled {}

protocol Base {}
protocol Refined: Base {}

// Nobody but itself could stand in: that is missing, no cycle.
final class RefinedImpl: Refined { init(base: Base) {} }
