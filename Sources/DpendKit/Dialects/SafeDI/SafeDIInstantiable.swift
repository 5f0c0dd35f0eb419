/// A type or extension that SafeDI makes instances of.
struct SafeDIInstantiable {
    /// The type of the instances.
    var type: SafeDIType
    /// Further types that its instances are given as.
    var otherTypes: [SafeDIType] = []
    /// The supertypes that its declaration names.
    var inherited: Set<String> = []
    /// Whether its attribute has no arguments.
    var isPlain = false
    var isRoot = false
    /// Whether it counts for mocks only.
    var isMockOnly = false
    /// Whether it has a mock that somebody wrote.
    var hasMock = false
    var dependencies: [SafeDIDependency] = []
    /// The Swift modules that the file imports.
    var imports: [String] = []
    var location: SourceLocation

    var types: [SafeDIType] { [type] + otherTypes }
    var forwarded: [SafeDIDependency] { dependencies.filter { $0.source == .forwarded } }
}

/// A property with an attribute of SafeDI, or a parameter of `instantiate`.
struct SafeDIDependency {
    enum Source: Hashable {
        case instantiated
        case received(onlyIfAvailable: Bool)
        /// It is another property under a new name or type.
        case renamed(name: String, type: SafeDIType, onlyIfAvailable: Bool)
        case forwarded
    }

    var source: Source
    var name: String
    var type: SafeDIType
    /// The type that is made, if the attribute names it.
    var fulfilling: SafeDIType?
    /// Whether it is a property whose attribute has no arguments.
    var isPlain = false
    var location: SourceLocation

    /// The change with which its owner makes it itself.
    func remedy(making owner: SafeDIInstantiable) -> Remedy {
        let attribute = source == .forwarded ? "@Forwarded" : "@Received"
        return Remedy(
            .init(.replaceModifier, name, "@Instantiated", of: "\(owner.type)", replacing: attribute, at: location))
    }

    /// The type that has to be `@Instantiable`.
    var made: SafeDIType { (fulfilling ?? type).instantiated }
    var isMade: Bool { source == .instantiated }
    var isForcedRequest: Bool {
        switch source {
        case .received(let isSoft), .renamed(_, _, let isSoft): !isSoft
        case .instantiated, .forwarded: false
        }
    }

    /// The property that it requires from above.
    var required: (name: String, type: SafeDIType)? {
        switch source {
        case .received: (name, type)
        case .renamed(let name, let type, _): (name, type)
        case .instantiated, .forwarded: nil
        }
    }

    /// The attribute with the property, as messages show it.
    var call: String {
        switch source {
        case .instantiated: "@Instantiated \(self)"
        case .received, .renamed: "@Received \(self)"
        case .forwarded: "@Forwarded \(self)"
        }
    }
}

extension SafeDIDependency: CustomStringConvertible {
    /// `clock: Clock`
    var description: String { "\(name): \(type)" }
}
