// Only protocols are public.

public protocol Reader: AnyObject {}
public protocol Writer: AnyObject {}
public protocol Screen: AnyObject {
    var reader: any Reader { get }
    var writer: any Writer { get }
    var session: any Session { get }
    var parts: [AnyObject] { get }
}
public protocol Session: AnyObject {}
public protocol Pool: AnyObject {}
public protocol Counting: AnyObject { var count: Int { get } }
public protocol Named { var name: String { get } }
public protocol Titled: Named { var title: String { get } }

/// What the library keeps for itself.
protocol Cache: AnyObject {}
protocol Vault: AnyObject, Sendable {}
protocol Key { var number: Int { get } }

final class StoreImpl: Reader, Writer {}
final class SessionImpl: Session {}
final class CacheImpl: Cache {}
final class PoolImpl: Pool {}
final class VaultImpl: Vault {}

/// A weak singleton with a public and an internal protocol, that others also require by its own name.
public protocol Den: AnyObject {}
protocol Lair: AnyObject {}
final class DenImpl: Den, Lair {}

/// A weak singleton with two public protocols.
public protocol Nest: AnyObject {}
public protocol Burrow: AnyObject {}
final class WarrenImpl: Nest, Burrow {}

final class AuditImpl: Counting {
    nonisolated(unsafe) static var made = 0
    var count: Int { Self.made }
    init() { Self.made += 1 }
}

final class KeyImpl: Key {
    nonisolated(unsafe) static var made = 0
    let number: Int
    init() {
        Self.made += 1
        number = Self.made
    }
}

final class SwapImpl: Titled {
    let name = "swap"
    let title = "Swap"
    let key: any Key
    init(key: any Key) { self.key = key }
}

/// Public itself, with a protocol that is not.
public protocol Front: AnyObject {}
protocol Back: AnyObject {}
public final class BothImpl: Front, Back {
    public init() {}
}

final class ScreenImpl: Screen {
    let reader: any Reader
    let writer: any Writer
    let session: any Session
    let parts: [AnyObject]

    init(
        reader: any Reader, writer: any Writer, session: any Session, left: LeftImpl, cache: any Cache, again: any Cache, vault: any Vault,
        den: any Den, lair: any Lair, own: DenImpl, front: any Front, back: any Back
    ) {
        (self.reader, self.writer, self.session) = (reader, writer, session)
        parts = [left.session, cache, again, vault, left.vault, den, lair, own, front, back]
    }
}

final class LeftImpl {
    let session: any Session
    let vault: any Vault
    init(session: any Session, vault: any Vault) {
        (self.session, self.vault) = (session, vault)
    }
}
