public struct Panel: Sendable, Equatable {
    public var title: String
    public init(title: String) { self.title = title }
}
public protocol Connection { func send(_ text: String) async throws -> String }
public protocol Dates { func today() -> Int }
public protocol Panels { func panel(_ number: Int) async throws -> Panel }
public protocol Listing<Element> {
    associatedtype Element
    func all() -> [Element]
}

/// A panel alone gets this one: it requires nothing.
public final class DatesImpl: Dates {
    public init() {}
    public func today() -> Int { 5 }
}
/// A panel alone gets a stub instead: nothing in the library provides the connection.
public final class PanelsImpl: Panels {
    private let connection: any Connection
    public init(connection: any Connection) { self.connection = connection }
    public func panel(_ number: Int) async throws -> Panel { Panel(title: try await connection.send("\(number)")) }
}
