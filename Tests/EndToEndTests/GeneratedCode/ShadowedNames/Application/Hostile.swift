// The names of the standard library that generated code would use, if they were not taken here.
struct Task {}
struct MainActor {}
struct TaskLocal {}
struct Error {}
struct Sequence {}
struct Never {}
struct String {}
struct Int {}
struct Bool {}
struct Int32 {}
struct Array {}
struct Dictionary {}
struct Optional {}
struct AnyObject {}
struct Sendable {}
struct Equatable {}
struct ObjectIdentifier {}
struct CustomStringConvertible {}
struct UnsafeMutablePointer {}
struct AnyClass {}
struct Void {}
func fatalError(_ text: Swift.String) {}
func precondition(_ condition: Swift.Bool, _ text: Swift.String) {}
func unsafeDowncast(_ text: Swift.String) {}
func withExtendedLifetime(_ text: Swift.String) {}
func type(_ text: Swift.String) {}
// And those of the runtime.
struct Lazy {}
struct Tagged {}
struct RecursiveLock {}
struct DependencyContainer {}
struct DependencyTag {}
