public import Foundation

// The target's default isolation is the main actor.

public protocol Screen: AnyObject { var title: String { get } }
public protocol Router: AnyObject { func open() -> String }
nonisolated public protocol Store: AnyObject { func read() -> String }
nonisolated public protocol Service: Sendable { func serve() async -> String }
nonisolated public protocol Loader: AnyObject { var data: Data { get } }
