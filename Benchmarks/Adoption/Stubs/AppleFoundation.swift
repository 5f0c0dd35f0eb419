// Declarations that Foundation has only on Apple's platforms.
@_exported import Combine
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML

public struct Selector: Hashable, Sendable {
    public init(_ name: String) {}
}

open class NSItemProvider: NSObject {}
open class NSUserActivity: NSObject {
    public init(activityType: String) {}
}
open class NSFileCoordinator: NSObject {}
public protocol NSFilePresenter: NSObjectProtocol {}
open class NSUbiquitousKeyValueStore: NSObject {}
open class NSMetadataQuery: NSObject {}
open class NSXPCConnection: NSObject {}
open class NSFetchRequestResultBase: NSObject {}
public struct LocalizedStringResource: Hashable, Codable, Sendable {}
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
