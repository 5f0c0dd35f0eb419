/// Something in the sources that could have provided a key, and what keeps it from doing so (semantics, section 5).
package struct RejectedCandidate: Sendable, Hashable {
    /// The full nested name of a type, or the call of a configuration's member.
    package let name: String
    /// What it has to do with the key.
    package internal(set) var relation: Relation
    /// What stands in the way, in the order in which to mend it; empty only where the relation says all.
    package internal(set) var obstacles: [Obstacle]
    package let location: SourceLocation
    /// What it would provide if nothing stood in the way.
    var provisions = Provisions()
    /// Whether it is a class whose objects are compared, told apart or encoded, as those of data are and those of services are not.
    var isData = false

    /// Creates a candidate.
    package init(name: String, relation: Relation, obstacles: [Obstacle], location: SourceLocation) {
        self.name = name
        self.relation = relation
        self.obstacles = obstacles
        self.location = location
    }

    /// How a candidate would meet a key.
    package enum Relation: String, Sendable, Hashable {
        /// It is the very type.
        case type
        /// It conforms to the protocol, or inherits from the class.
        case conformance
        /// It is a member of a configuration that returns it.
        case registration
        /// It conforms to the protocol, whose associated types the key says.
        case associatedTypes
    }

    /// What a class would provide.
    struct Provisions: Sendable, Hashable {
        var direct: [TypeExpression] = []
        /// Where nothing provides it directly.
        var onDemand: [TypeExpression] = []
    }

    /// What keeps a candidate from being a provider.
    package enum Obstacle: Sendable, Hashable {
        /// `#if` leaves it out; the option would let it in, where one would do.
        case inactive(clause: String, option: String?)
        /// `// dpend:ignore` stands before it.
        case ignored
        /// It, or a type around it, has this access.
        case access(String)
        /// It is marked as unavailable.
        case unavailable
        /// It is a struct or an actor, which filters do not choose from.
        case kind(ResolutionOptions.ImplicitKind)
        /// It is an enumeration, of which no one could say which case is meant.
        case enumeration
        /// It has generic parameters, and nothing says what stands for them.
        case generic
        /// The pattern of an `--implicit-exclude` matches it.
        case excluded(pattern: String)
        /// No filter matches it.
        case notChosen
        /// None of its initializers can be called; the reason completes `its initializer …`. Some are only hidden.
        case initializer(reason: String, isHidden: Bool)
        /// Its initializers give an optional.
        case failable
        /// It has registrations, but is no class that conforms to `DependencyConfiguration`.
        case noConfiguration
        /// It is declared in another module, and conforms by an extension.
        case foreign
        /// The initializer that would make it requires the very key: to choose it would close a cycle.
        case requiresItself
        /// The target of the application does not depend on the module.
        case unreachable(module: String)
    }
}
