import DpendRuntime

class Base { var name: String { "base" } }
final class DerivedImpl: Base { override var name: String { "derived" } }

protocol Left: AnyObject {}
protocol Right: AnyObject {}
final class BothImpl: Left, Right {}

protocol General: AnyObject {}
protocol Special: General {}
enum Spare: DependencyTag {}
final class SpareImpl: Special {}

final class PlainImpl {}

/// What is asked for is not quite what is provided.
final class LaterImpl {
    let text: String
    init(
        optional: Lazy<PlainImpl?>, composed: Lazy<Left & Right>, superclass: Lazy<Base>, optionalComposed: Lazy<(Left & Right)?>,
        list: Lazy<[Left]>, optionalClosure: @escaping () -> PlainImpl?, closure: @escaping () -> Base,
        throwing: @escaping () throws -> (Left & Right)?, sendable: @escaping @Sendable () -> Base, tagged: Lazy<Tagged<General, Spare>>,
        closureOfTagged: @escaping () -> Tagged<General, Spare>, nested: @escaping () -> Lazy<Base>
    ) throws {
        let kinds: [Any?] = [
            try optional.value, try composed.value, try superclass.value, try optionalComposed.value, try list.value.first,
            optionalClosure(), closure(), try throwing(), sendable(), try tagged.value.dependency, closureOfTagged().dependency,
            try nested().value,
        ]
        text = kinds.map { $0.map { "\(type(of: $0))" } ?? "nil" }.joined(separator: " ")
    }
}

/// The same at once.
final class NowImpl {
    let text: String
    init(optional: PlainImpl?, composed: Left & Right, superclass: Base, general: Tagged<General, Spare>, optionalGeneral: Tagged<General, Spare>?) {
        text = "\(type(of: optional)) \(type(of: composed)) \(superclass.name) \(type(of: general.dependency)) \(optionalGeneral != nil)"
    }
}

/// Kept, so that it holds the container weakly.
final class KeptLaterImpl {
    let superclass: Lazy<Base>
    let closure: () throws -> (Left & Right)?
    init(superclass: Lazy<Base>, closure: @escaping () throws -> (Left & Right)?) {
        self.superclass = superclass
        self.closure = closure
    }
}
