/// A declaration in the sources that could have provided a key, and the obstacles (semantics, section 5).
package struct RejectedCandidate: Sendable, Hashable {
    /// The full nested name of a type, or the call of a configuration's member.
    package let name: String
    /// Its relation to the key.
    package internal(set) var relation: Relation
    /// The obstacles, in the order in which to remove them. It is empty only if the relation explains everything.
    package internal(set) var obstacles: [Obstacle]
    package let location: SourceLocation
    /// The keys that it would provide without the obstacles.
    var provisions = Provisions()
    /// The filter of its own target that would choose it, if it belongs to a linked target.
    var choosing: Remedy?
    /// The access with which its own target would use it, if it belongs to a linked target.
    var access: AccessLevel?
    /// Whether its objects are compared, identified or encoded, as data is and services are not.
    var isData = false

    /// Creates a candidate.
    package init(name: String, relation: Relation, obstacles: [Obstacle], location: SourceLocation) {
        self.name = name
        self.relation = relation
        self.obstacles = obstacles
        self.location = location
    }

    /// How a candidate would satisfy a key.
    package enum Relation: String, Sendable, Hashable {
        /// It is exactly the type.
        case type
        /// It conforms to the protocol, or inherits from the class.
        case conformance
        /// It is a member of a configuration that returns the type.
        case registration
        /// It conforms to the protocol. The key constrains the protocol's associated types.
        case associatedTypes
        /// It has all members of the protocol, but does not conform to it.
        case members
    }

    /// The keys that a class would provide.
    struct Provisions: Sendable, Hashable {
        var direct: [TypeExpression] = []
        /// The keys that it provides if no other provider declares them.
        var onDemand: [TypeExpression] = []
    }

    /// An obstacle that keeps a candidate from being a provider.
    package enum Obstacle: Sendable, Hashable {
        /// `#if` excludes it. The option would include it, if one option suffices.
        case inactive(clause: String, option: String?)
        /// `// dpend:ignore` stands before it.
        case ignored
        /// It, or a type around it, has this access.
        case access(String)
        /// It is marked as unavailable.
        case unavailable
        /// It is a struct or an actor, which filters do not choose from.
        case kind(ResolutionOptions.ImplicitKind)
        /// It is an enumeration, and nothing says which case to use.
        case enumeration
        /// It has generic parameters without known arguments.
        case generic
        /// The pattern of an option that removes classes from the choice matches it.
        case excluded(pattern: String, option: String)
        /// No filter matches it.
        case notChosen
        /// None of its initializers can be called; the reason completes `its initializer …`. If one is only hidden, it
        /// has an access, and its place if the source has it.
        case initializer(reason: String, access: AccessLevel?, location: SourceLocation?)
        /// Its initializers return an optional.
        case failable
        /// It has registrations, but is not a class that conforms to `DependencyConfiguration`.
        case noConfiguration
        /// It is declared in another module, and an extension makes it conform.
        case foreign
        /// The initializer that would make it requires the key itself. Choosing it would close a cycle.
        case requiresItself
        /// The target of the application does not depend on the module.
        case unreachable(module: String)
        /// It is not public, and its library has no exports file.
        case notExported(library: String)
    }
}

extension RejectedCandidate {
    /// Whether only its access keeps it from being a provider.
    var isOnlyHidden: Bool {
        !obstacles.isEmpty
            && obstacles.allSatisfy { obstacle in
                switch obstacle {
                case .access(let access): access == "internal" || access == "package"
                // Code of its module cannot call a private one either.
                case .initializer(_, let access?, _): access >= .internal
                case .initializer(_, nil, _): false
                case .inactive, .ignored, .unavailable, .kind, .enumeration, .generic, .excluded, .notChosen, .failable,
                    .noConfiguration, .foreign, .requiresItself, .unreachable, .notExported:
                    false
                }
            }
    }
}
