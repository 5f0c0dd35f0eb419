import DpendRuntime

// A memberwise initializer takes the wrapper if the value does not suffice to make one.
@propertyWrapper struct Binding<Value> {
    let get: () -> Value
    var wrappedValue: Value { self.get() }
    init(get: @escaping () -> Value) { self.get = get }
}

@propertyWrapper struct Shared<Value> {
    var wrappedValue: Value? { nil }
    init() {}
}

@propertyWrapper struct State<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

final class ModelImpl { let text = "model" }

struct ItemView {
    var model: ModelImpl
    @Binding var isOn: Bool
    @State var count: Int
    @Shared<String> var name: String?
}

struct PairView {
    var (width, height): (Int, Int)
    let model: ModelImpl
}

// A private property hides the memberwise initializer. If all properties have values, other files call `init()`.
@propertyWrapper struct Injected<Value> {
    let wrappedValue: Value
    init(_ path: KeyPath<Values, Value>) { wrappedValue = Values()[keyPath: path] }
}

struct Values { let unit = "pieces" }

protocol Counting { func text() -> String }

struct CountingImpl: Counting {
    @Injected(\.unit) private var unit: String
    private var count = 3
    private var comment: String!
    @Shared<String> private var name: String?
    func text() -> String { "\(count) \(unit) \(comment ?? "without") \(name ?? "comment")" }
}

// Swift reduces `any Base & Derived` to `any Derived`.
protocol Base: AnyObject {}
protocol Derived: Base {}
final class BothImpl: Base, Derived {}
final class Registered: Derived {}
final class FormsConfiguration: DependencyConfiguration {
    func derived() -> DependencyRegistration<any Derived> { DependencyRegistration { Registered() } }
}

final class ComposedImpl {
    let both: any Base & Derived
    init(both: any Base & Derived) { self.both = both }
}

// Closures and initializers with a type of errors.
struct Failure: Error {}

final class TypedImpl {
    let make: () throws(Failure) -> ModelImpl
    init(make: @escaping () throws(Failure) -> ModelImpl) throws(Never) { self.make = make }
}

// `rethrows` depends on the argument, and an initializer with a requirement is generic.
final class BoxImpl {
    let text: String
    init(make: () throws -> ModelImpl) rethrows { text = try make().text }
}

final class Listing<Element> {
    let count: Int
    init(model: ModelImpl) { count = 1 }
    init(model: ModelImpl, element: Element) where Element: Comparable { count = 2 }
}

final class ListedImpl {
    let listing: Listing<Int>
    init(listing: Listing<Int>) { self.listing = listing }
}

// All designated initializers are overridden, so the convenience ones are inherited.
class Parent {
    let text: String
    init(text: String) { self.text = text }
    convenience init(model: ModelImpl) { self.init(text: model.text) }
}

final class ChildImpl: Parent {
    override init(text: String) { super.init(text: text + "!") }
}

// The class's own name, although it has a protocol.
protocol Tree {}
final class NodeImpl: Tree {
    let next: () -> NodeImpl
    init(next: @escaping () -> NodeImpl) { self.next = next }
}

final class OldImpl {
    let text: String
    init() { text = "new" }
    @available(swift, obsoleted: 5)
    init(model: ModelImpl) { text = "old" }
}

// One key each: an array of two numbers, the type of one existential, and the type of any class.
final class ArraysConfiguration: DependencyConfiguration {
    func numbers() -> DependencyRegistration<[2 of Int]> { DependencyRegistration { [1, 2] } }
    func one() -> DependencyRegistration<(any Base).Type> { DependencyRegistration { (any Base).self } }
    func all() -> DependencyRegistration<any Base.Type> { DependencyRegistration { BothImpl.self } }
}

final class ArraysImpl {
    let text: String
    init(numbers: InlineArray<2, Int>, one: (any Base).Type, all: any Base.Type) { text = "\(numbers[1]) \(one) \(all)" }
}

// A type nested in a generic type of the standard library is generic as well.
extension Optional { final class InnerImpl {} }
