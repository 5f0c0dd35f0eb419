public import DpendRuntime

public nonisolated protocol Database: AnyObject, Sendable { var name: String { get } }
public nonisolated protocol Queue: AnyObject { var database: any Database { get } }
public protocol Reader: AnyObject {}
public protocol Writer: AnyObject {}

public nonisolated final class Lines: @unchecked Sendable {
    public static let shared = Lines()
    public var lines: [String] = []
}

// Internal classes and an internal protocol: the application closes them through the exports.
nonisolated protocol Closable: AnyObject { func close() async throws }

nonisolated final class DatabaseImpl: Database, Closable, Sendable {
    let name = "disk"
    init() {}
    func close() async { Lines.shared.lines.append("-database") }
}

actor QueueImpl: Queue, Closable {
    nonisolated let database: any Database
    init(database: any Database) { self.database = database }
    func close() { Lines.shared.lines.append("-queue") }
}

// The main actor's, with two protocols, so that the application reads them from one object.
final class FileImpl: Reader, Writer, @MainActor Closable {
    init(database: any Database) {}
    func close() { Lines.shared.lines.append("-file") }
}

// A public class with a public protocol.
public nonisolated final class LockImpl: DpendRuntime.Closable {
    public init() {}
    public func close() throws { Lines.shared.lines.append("-lock") }
}

// A public class whose 'close()' the application cannot see.
public nonisolated final class SecretImpl: Closable {
    public init() {}
    func close() { Lines.shared.lines.append("-secret") }
}

public final class Settings: DependencyConfiguration {
    public init() {}
    public nonisolated func door(lock: LockImpl) -> DependencyRegistration<Door> { DependencyRegistration(scope: .singleton) { Door() } }
}

public nonisolated final class Door: DpendRuntime.Closable {
    init() {}
    public func close() { Lines.shared.lines.append("-door") }
}
