/// A class or structure with annotations. It is the container of the values that its instances make, get and receive as
/// parameters.
struct WeaverContainer {
    var name: String
    var isPublic: Bool
    /// `self.isIsolated = true`: it is not a part of the graph yet.
    var isIsolated = false
    var dependencies: [WeaverDependency] = []
    var location: SourceLocation

    subscript(name: String) -> WeaverDependency? { dependencies.first { $0.name == name } }
}

/// An annotation with the attributes that belong to it.
struct WeaverDependency {
    enum Kind { case registration, reference, parameter }

    var kind: Kind
    var name: String
    /// The type that a registration makes, or that any other annotation asks for.
    var type: WeaverType
    /// The type that other containers get a registration as.
    var interface: WeaverType?
    /// Whether it is an attribute of a property, and the number of parameters in its name.
    var wrapper: (parameterCount: Int, parameters: [WeaverType])?
    var scope: WeaverScope?
    var builder: String?
    var platforms: [String] = []
    var projects: [String] = []
    var location: SourceLocation
}

extension WeaverDependency {
    /// Whether an instance of the owner can exist before this dependency is made.
    var isMadeLater: Bool { kind == .registration && (scope ?? .container) != .container }
}

extension WeaverDependency: CustomStringConvertible {
    /// `logger: Logger <- Logging`
    var description: String { "\(name): \(type)\(interface.map { " <- \($0)" } ?? "")" }

    /// The annotation as a comment: `logger = Logger <- Logging`.
    var annotation: String {
        switch kind {
        case .registration: "\(name) = \(type)\(interface.map { " <- \($0)" } ?? "")"
        case .reference: "\(name) <- \(type)"
        case .parameter: "\(name) <= \(type)"
        }
    }
}
