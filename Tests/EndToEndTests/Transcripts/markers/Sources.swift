protocol Service: Sendable, AnyObject {}
final class ServiceImpl: Service {}
final class OtherImpl: NSObject, @unchecked Sendable {}
actor WorkerImpl {}
struct Token: Copyable, BitwiseCopyable, Sendable {}
enum Own {
    protocol Sendable {}
    final class SenderImpl: Sendable {}
    final class UserImpl { init(own: any Sendable) {} }
}

final class Unmet {
    init(
        any: Any, object: AnyObject, sendable: any Sendable, copyable: any Copyable, escapable: any Escapable,
        bits: any BitwiseCopyable, metatype: any SendableMetatype, both: any Sendable & AnyObject, later: @escaping () -> AnyObject
    ) {}
}
final class Optionals { init(delegate: AnyObject?, all: [any Sendable], known: AnyObject & Service, swift: (any Swift.Sendable)?) {} }
