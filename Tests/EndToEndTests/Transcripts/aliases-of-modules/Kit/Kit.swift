import Core
public typealias Account = Core.Account
public protocol Store {}
public final class StoreImpl: Store { public init(account: Account) {} }
// Another type with the name of one of Core's.
public struct Owner { public init() {} }
