import SafeDI

#SafeDIConfiguration()
#SafeDIConfiguration(mockConditionalCompilation: nil)

public struct User {}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    @Received private let user: User
    @Instantiated private let child: Child
    @Received(fulfilledByDependencyNamed: "child", ofType: Child.self) private let same: Child
}

@Instantiable
struct Child: Instantiable {
    init(logger: Logger, depth: Int) {}
    @Instantiated private let logger: Logger
    @Instantiated private var other: Logger
    @Instantiated @Received private let both: Logger
    @Instantiated private let third: Logger = Logger()
    @Instantiated private static let shared: Logger
    @Instantiated private let builder: ErasedInstantiator<(), Logger>
    @Instantiated(fulfilledByType: "Logger") private let plainBuilder: Instantiator<Logger>
    @Received(onlyIfAvailable: true) private let root: Root
    @Received(fulfilledByDependencyNamed: "logger") private let renamed: Logger
}

@Instantiable
public final class Logger: Instantiable {}

@Instantiable
extension User: Instantiable {}

@Instantiable
extension Int: Instantiable {
    public func instantiate() -> Int { 1 }
}

@Instantiable
public enum Color {}

@Instantiable(isRoot: true, mockOnly: true)
public struct Mock {
    public static func mock() -> Mock { Mock() }
}
