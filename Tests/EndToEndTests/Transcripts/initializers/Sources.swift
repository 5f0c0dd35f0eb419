import Foundation

protocol A {}
protocol B {}
final class AImpl: A {}

class BaseImpl {
    required init(a: A) {}
    convenience init() { self.init(a: AImpl()) }
    init<T>(generic: T) {}
    init(some: [some A]) {}
    private init(hidden: Int) {}
    @available(*, unavailable) init(unavailable: Int) {}
    init(changed: inout Int) {}
}

// Inherits what BaseImpl has.
class InheritingImpl: BaseImpl {}

// Declares its own, so it inherits none.
final class OwnImpl: InheritingImpl {
    init(own: A, variadic: Int...) { super.init(a: own) }
    required init(a: A) { fatalError() }
}

final class ObjectImpl: NSObject {}

// Conforms in an extension.
final class ExtendedImpl {}
extension ExtendedImpl: B {
    convenience init(a: A) { self.init() }
}

final class FailingImpl { init?(a: A) throws {} }

actor WorkerImpl { let a: A; init(a: A) { self.a = a } }
actor IdleImpl {}

// Memberwise initializers count what is not private and has no fixed value.
struct ValueImpl { let a: A; var count = 0; var other: B?; let fixed = 1; static let shared = 2; var computed: Int { 3 } }
struct SecretImpl { let a: A; private var hidden: Int }

@available(*, unavailable) final class GoneImpl {}

// What a storyboard calls is no provider; what else decodes is.
final class ViewImpl: UIView {
    init(a: A) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
}
final class DecodedImpl { init?(coder: Coder) {} }
protocol Coder {}

// An initializer that ends the program is there only for the compiler.
final class EndingImpl: BaseImpl {
    init() { super.init(a: AImpl()) }
    override init(a: A) {
        // Not here.
        fatalError("use init()")
    }
}
final class OnlyEndingImpl { init() { preconditionFailure("abstract") } }

final class OnlyQualifiedImpl {
    init() { /* the module's own name */ Swift.preconditionFailure("use another one") }
}
