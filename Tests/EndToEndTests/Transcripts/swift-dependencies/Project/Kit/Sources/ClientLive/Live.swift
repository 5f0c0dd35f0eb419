import Client
import Dependencies

extension Client: DependencyKey { public static let liveValue = Client() }
