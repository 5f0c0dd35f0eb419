/// A class or structure with annotations: the container of what its instances make, get and are given.
struct WeaverContainer {
    var name: String
    var isPublic: Bool
    /// `self.isIsolated = true`: it is no part of the graph yet.
    var isIsolated = false
    var dependencies: [WeaverDependency] = []
    var location: SourceLocation

    subscript(name: String) -> WeaverDependency? { dependencies.first { $0.name == name } }
}

/// An annotation with what others say of it.
struct WeaverDependency {
    enum Kind { case registration, reference, parameter }

    var kind: Kind
    var name: String
    /// Of a registration what is made, else what is asked for.
    var type: WeaverType
    /// What others get a registration as.
    var interface: WeaverType?
    /// Whether it is an attribute of a property, and how many parameters its name says.
    var wrapper: (parameterCount: Int, parameters: [WeaverType])?
    var scope: WeaverScope?
    var builder: String?
    var platforms: [String] = []
    var projects: [String] = []
    var location: SourceLocation
}

extension WeaverDependency {
    /// Whether an instance of the owner can be there without it.
    var isMadeLater: Bool { kind == .registration && (scope ?? .container) != .container }
}

extension WeaverDependency: CustomStringConvertible {
    /// `logger: Logger <- Logging`
    var description: String { "\(name): \(type)\(interface.map { " <- \($0)" } ?? "")" }

    /// As a comment has it: `logger = Logger <- Logging`.
    var annotation: String {
        switch kind {
        case .registration: "\(name) = \(type)\(interface.map { " <- \($0)" } ?? "")"
        case .reference: "\(name) <- \(type)"
        case .parameter: "\(name) <= \(type)"
        }
    }
}
