@_exported import Dependencies

struct Api: TestDependencyKey, Sendable { static let testValue = Api() }
extension DependencyValues { var api: Api { get { self[Api.self] } set { self[Api.self] = newValue } } }

// Only a property wrapper could be the attribute.
protocol Dependency {}
