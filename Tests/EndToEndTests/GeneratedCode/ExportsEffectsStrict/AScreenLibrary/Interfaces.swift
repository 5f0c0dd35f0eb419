public import Foundation

// The target's default isolation is the main actor.

public protocol Screen: AnyObject { var title: String { get } }
public protocol Router: AnyObject { func open() -> String }
nonisolated public protocol Store: AnyObject { func read() -> String }
nonisolated public protocol Service: Sendable { func serve() async -> String }
nonisolated public protocol Loader: AnyObject { var data: Data { get } }

// A draft is one object for all of a call, and not Sendable. So pages that require it are made one after the other.
nonisolated public protocol Draft: AnyObject { var lines: [String] { get set } }
nonisolated public protocol FirstPage: AnyObject { var draft: any Draft { get } }
nonisolated public protocol SecondPage: AnyObject { var draft: any Draft { get } }
