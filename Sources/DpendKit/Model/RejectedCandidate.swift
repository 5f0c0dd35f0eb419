/// Something in the sources that could have provided a key, and what keeps it from doing so (semantics, section 5).
public struct RejectedCandidate: Sendable, Hashable {
    /// The full nested name of a type, or the call of a configuration's member.
    public let name: String
    /// What it has to do with the key.
    public internal(set) var relation: Relation
    /// What stands in the way, in the order in which to mend it; empty only where the relation says all.
    public let obstacles: [Obstacle]
    public let location: SourceLocation
    /// What it would provide if nothing stood in the way.
    var provisions = Provisions()
    /// Whether it is a class whose objects are compared, told apart or encoded, as those of data are and those of services are not.
    var isData = false

    /// Creates a candidate.
    public init(name: String, relation: Relation, obstacles: [Obstacle], location: SourceLocation) {
        self.name = name
        self.relation = relation
        self.obstacles = obstacles
        self.location = location
    }

    /// How a candidate would meet a key.
    public enum Relation: String, Sendable, Hashable {
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
    public enum Obstacle: Sendable, Hashable {
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
        /// The target of the application does not depend on the module.
        case unreachable(module: String)
    }
}

/// What the sources have for keys that nothing provides.
public struct RejectedCandidates: Sendable {
    /// The candidates by the type of the key, in the order of their places.
    public internal(set) var byType: [TypeExpression: [RejectedCandidate]] = [:]
    /// The full names of the types that filters can choose from, sorted.
    public internal(set) var choosableNames: [String] = []
    /// The types with registrations that are no configurations, in the order of their places.
    var almostConfigurations: [RejectedCandidate] = []
    /// The full names of types that a filter would choose if they were not hidden by their access, sorted.
    public internal(set) var hiddenNames: [String] = []
    /// Where all that is declared is looked up; nil when nothing was looked for.
    private let index: DeclarationIndex?

    /// Creates what is known of sources that have no candidates.
    public init() {
        index = nil
    }

    init(index: DeclarationIndex) {
        self.index = index
    }

    /// The full names of all types in sight, those that `#if` leaves out included, in no particular order.
    var declaredNames: Set<String> { index?.allNames ?? [] }

    /// Tells what classes would provide that no filter chooses; nil when nothing was looked for.
    func catalogue(_ options: ResolutionOptions) -> ClassCatalogue? {
        index.map { ClassCatalogue(index: $0, options: options) }
    }

    /// Why a name of the top level that sources declare means nothing in a file; nil where no source declares it.
    func reasonForNoMeaning(of name: String, in path: String) -> String? {
        guard let index, let file = index.file(at: path) else { return nil }
        if let duplicate = index.duplicates.first(where: { $0.name == name }) {
            let places = duplicate.types.prefix(2).map { "\(index[$0].location)" }
            return "'\(name)' is declared at \(places.joined(separator: " and ")), and dpend does not guess which one is meant"
        }
        let modules = index.modules(declaring: name)
        guard let module = modules.first else { return nil }
        if modules.count > 1 {
            return "\(modules.map { "'\($0)'" }.joined(separator: " and ")) declare '\(name)', and dpend does not guess which one is meant"
        }
        if index.sourceModules.isUnreachable(module) {
            return "'\(module)' declares '\(name)', but the target '\(index.module)' does not depend on '\(module)'"
        }
        return index.imports(ofFile: file).contains(module)
            ? "'\(module)' declares '\(name)', but not for other modules"
            : "'\(module)' declares '\(name)', but this file does not import '\(module)'"
    }

    /// The module that a file would have to import for a name of the top level to mean something; nil where more is missing than that.
    func moduleToImport(for name: String, in path: String) -> String? {
        guard let index, let file = index.file(at: path), !index.duplicates.contains(where: { $0.name == name }) else { return nil }
        let modules = index.modules(declaring: name)
        guard modules.count == 1, !index.imports(ofFile: file).contains(modules[0]) else { return nil }
        return modules[0]
    }

    /// Where a file declares a parameter with an attribute, although it does not import DpendRuntime.
    func usesAttribute(_ name: String, at location: SourceLocation) -> Bool {
        guard let index, let file = index.file(at: location.path), !imports(TypeExpression.runtimeModule, in: location.path) else { return false }
        return index.files[file].types.contains { type in
            (type.initializers.flatMap(\.parameters) + type.registrations.flatMap(\.parameters)).contains {
                $0.location == location && $0.attributes.contains(name)
            }
        }
    }

    /// Whether a file imports a module; true for files that are not known.
    func imports(_ module: String, in path: String) -> Bool {
        guard let index, let file = index.file(at: path) else { return true }
        return index.imports(ofFile: file).contains(module)
    }

    /// Whether a module's declarations are in sight, from sources or a module file.
    func knows(_ module: String) -> Bool { index.map { $0.isKnown(module) || SourceModules.file(ofMadeUpModule: module) != nil } ?? true }

    /// The modules that a file imports, sorted.
    func imports(of path: String) -> [String] {
        guard let index, let file = index.file(at: path) else { return [] }
        return index.imports(ofFile: file)
    }

    /// The least access by which generated code, and another file, can name what a file declares.
    func requiredAccess(to path: String, from other: String?) -> AccessLevel {
        guard let modules = index?.sourceModules else { return .internal }
        let module = modules.number(ofFile: path)
        let generated = modules.requiredAccess(to: module)
        return max(generated, other.map { modules.requiredAccess(to: module, from: modules.number(ofFile: $0)) } ?? generated)
    }

    /// The modules that a source imports and that are neither linked nor come with the platform, sorted.
    func foreignImports(of path: String) -> [String] {
        guard let index, let file = index.file(at: path) else { return [] }
        return index.imports(ofFile: file).filter { module in
            !index.isKnown(module) && !PlatformFramework.isKnown(module)
        }
    }
}
