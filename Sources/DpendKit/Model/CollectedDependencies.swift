/// What the collecting phase found in sources and libraries: the input of chaining.
public struct CollectedDependencies: Sendable {
    /// The factories of the sources, in the order of their keys; chaining relies on it. Those of the libraries are in ``libraries``.
    public var factories: [DependencyFactory] = []
    /// How the objects of the sources' classes are given their `@Injected` properties if something else makes them, in a
    /// stable order. Those of the libraries are in ``libraries``.
    public var injections: [DependencyFactory] = []
    /// The linked libraries, with their names looked up, sorted by name.
    public var libraries: [LibraryModule] = []
    /// In library mode, the protocols that the sources export, sorted by name.
    public var exportedProtocols: [ExportedProtocol] = []
    /// In library mode, the type aliases that the sources export, sorted by name.
    public var exportedTypealiases: [ExportedTypealias] = []
    /// In library mode, the other types that the sources export, sorted by name.
    public var exportedTypes: [ExportedType] = []
    /// The supertypes of the exported classes that clients can inherit from, sorted by name.
    public var exportedSupertypes: [ExportedSupertypes] = []
    /// The modules that come along with a library since it imports them with `@_exported`, sorted.
    public var reexports: [String] = []
    /// In application mode, who sees what is generated.
    public var visibility = Visibility()
    /// What could not be read, or was read and cannot be used.
    public var problems = Problems()

    /// What collecting noticed. It is the analysis that judges it.
    public struct Problems: Sendable {
        /// Sources that could be read only in part, each with the first place and the parser's message.
        public var syntaxErrors: [Remark] = []
        /// Registrations whose tag, scope or value cannot be read from the source.
        public var undecidableRegistrations: [UndecidableRegistration] = []
        /// What cannot be used from where it would have to be.
        public var inaccessibleProviders: [InaccessibleProvider] = []
        /// Values that are to be held weakly although they are no objects.
        public var weaklyHeldValues: [Remark] = []
        /// `@Injected` properties that generated code cannot set.
        public var uninjectableProperties: [UninjectableProperty] = []
        /// Patterns of the command line that chose nothing.
        public var unmatchedPatterns: [UnmatchedPattern] = []
        /// The places of manifests that would have to be run to tell all their targets.
        public var undecidableManifests: [SourceLocation] = []
        /// The types that share their names with others of what is read as one module.
        public var duplicateTypes: [DuplicateType] = []
        /// Comments for dpend that say nothing, or nothing there.
        var markMistakes: [DeclarationMarks.Mistake] = []
        /// A condition on the platform that decided about a declaration although no platform was given.
        public var platformCondition: SourceLocation?
        /// The same for the architecture.
        public var architectureCondition: SourceLocation?
    }

    /// Something noticed at a place.
    public struct Remark: Sendable, Hashable {
        /// The declaration that it is about; empty where there is none.
        public var subject: String
        /// What was noticed, as a sentence without a full stop.
        public var message: String
        /// Where the cause stands.
        public var location: SourceLocation
    }

    /// A provider that cannot be used from where it would have to be.
    public struct InaccessibleProvider: Sendable, Hashable {
        /// The provider, and why it cannot be used.
        public var remark: Remark
        public var kind: Kind
        /// The types that it would provide.
        public var types: [TypeExpression] = []
        /// What would change that; nil where it is plain.
        public var remedy: Remedy?

        public enum Kind: Sendable, Hashable {
            case configuration, member
            /// A configuration that others can name and not make.
            case unmadeConfiguration
            /// A class that a filter chooses.
            case chosenClass
        }
    }

    /// Types of one name in what is read as one module.
    public struct DuplicateType: Sendable, Hashable {
        /// The full nested name.
        public var name: String
        /// The module; empty where nobody told its name.
        public var module: String
        /// The places, in the order of files; at least two.
        public var locations: [SourceLocation]
        /// The places that declare targets of the module's name, where several do.
        public var targets: [SourceLocation] = []
    }

    /// A registration that cannot be read.
    public struct UndecidableRegistration: Sendable, Hashable {
        /// The member of the configuration, and why it cannot be read.
        public var remark: Remark
        /// The type that it provides, under whatever tag.
        public var type: TypeExpression
    }

    /// An `@Injected` property that generated code cannot set.
    public struct UninjectableProperty: Sendable, Hashable {
        /// The property, and why it cannot be set.
        public var remark: Remark
        /// What to do, the likeliest first.
        public var remedies: [Remedy]
    }

    /// All factories, those of the libraries included.
    public var allFactories: [DependencyFactory] { libraries.isEmpty ? factories : factories + libraries.flatMap(\.factories) }

    /// All injections, those of the libraries included.
    public var allInjections: [DependencyFactory] { injections + libraries.flatMap(\.injections) }
}
