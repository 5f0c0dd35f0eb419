/// What the collecting phase found in sources and libraries: the input of chaining.
package struct CollectedDependencies: Sendable {
    /// The factories of the sources, in the order of their keys; chaining relies on it. Those of the libraries are ``libraryFactories``.
    package var factories: [DependencyFactory] = []
    /// How the objects of the sources' classes are given their `@Injected` properties if something else makes them, in a
    /// stable order. Those of the libraries are in ``libraries``.
    package var injections: [DependencyFactory] = []
    /// The linked libraries, with their names looked up, sorted by name; without their factories, which are ``libraryFactories``.
    package var libraries: [LibraryModule] = []
    /// The factories of all libraries, in the order of their keys.
    package var libraryFactories: [DependencyFactory] = []
    /// In application mode, the containers of the application.
    package var containers = NestedContainers.none
    /// In library mode, the protocols that the sources export, sorted by name.
    package var exportedProtocols: [ExportedProtocol] = []
    /// In library mode, the type aliases that the sources export, sorted by name.
    package var exportedTypealiases: [ExportedTypealias] = []
    /// In library mode, the other types that the sources export, sorted by name.
    package var exportedTypes: [ExportedType] = []
    /// The supertypes of the exported classes that clients can inherit from, sorted by name.
    package var exportedSupertypes: [ExportedSupertypes] = []
    /// The modules that come along with a library since it imports them with `@_exported`, sorted.
    package var reexports: [String] = []
    /// All that the sources declare, for whoever asks why something is not among the factories; nil where no sources were read.
    var declarations: DeclarationIndex?
    /// The look-ups of the threads that collected. Nobody asks for them; they live as long as the result, since freeing them takes long.
    var lookups: KeptObjects?
    /// In application mode, who sees what is generated.
    package var visibility = Visibility()
    /// Containers that the sources fill at run time.
    package var registries: [Registry] = []
    /// What could not be read, or was read and cannot be used.
    package var problems = Problems()

    /// What collecting noticed. It is the analysis that judges it.
    package struct Problems: Sendable {
        /// Sources that could be read only in part, each with the first place and the parser's message.
        package var syntaxErrors: [Remark] = []
        /// Registrations whose tag, scope or value cannot be read from the source.
        package var undecidableRegistrations: [UndecidableRegistration] = []
        /// What cannot be used from where it would have to be.
        package var inaccessibleProviders: [InaccessibleProvider] = []
        /// Values that are to be held weakly although they are no objects.
        package var weaklyHeldValues: [Remark] = []
        /// `@Injected` properties that generated code cannot set.
        package var uninjectableProperties: [UninjectableProperty] = []
        /// Patterns of the command line that chose nothing.
        package var unmatchedPatterns: [UnmatchedPattern] = []
        /// The places of manifests that would have to be run to tell all their targets.
        package var undecidableManifests: [SourceLocation] = []
        /// The types that share their names with others of what is read as one module.
        package var duplicateTypes: [DuplicateType] = []
        /// Comments for dpend that say nothing, or nothing there.
        var markMistakes: [DeclarationMarks.Mistake] = []
        /// A condition on the platform that decided about a declaration although no platform was given.
        package var platformCondition: SourceLocation?
        /// The same for the architecture.
        package var architectureCondition: SourceLocation?
    }

    /// Something noticed at a place.
    package struct Remark: Sendable, Hashable {
        /// The declaration that it is about; empty where there is none.
        package var subject: String
        /// What was noticed, as a sentence without a full stop.
        package var message: String
        /// Where the cause stands.
        package var location: SourceLocation
    }

    /// A provider that cannot be used from where it would have to be.
    package struct InaccessibleProvider: Sendable, Hashable {
        /// The provider, and why it cannot be used.
        package var remark: Remark
        package var kind: Kind
        /// The types that it would provide.
        package var types: [TypeExpression] = []
        /// What would change that; nil where it is plain.
        package var remedy: Remedy?

        package enum Kind: Sendable, Hashable {
            case configuration, member
            /// A configuration that others can name and not make.
            case unmadeConfiguration
            /// A class that a filter chooses.
            case chosenClass
        }
    }

    /// Types of one name in what is read as one module.
    package struct DuplicateType: Sendable, Hashable {
        /// The full nested name.
        package var name: String
        /// The module; empty where nobody told its name.
        package var module: String
        /// The places, in the order of files; at least two.
        package var locations: [SourceLocation]
        /// The places that declare targets of the module's name, where several do.
        package var targets: [SourceLocation] = []
    }

    /// A registration that cannot be read.
    package struct UndecidableRegistration: Sendable, Hashable {
        /// The member of the configuration, and why it cannot be read.
        package var remark: Remark
        /// The type that it provides, under whatever tag.
        package var type: TypeExpression
    }

    /// An `@Injected` property that generated code cannot set.
    package struct UninjectableProperty: Sendable, Hashable {
        /// The property, and why it cannot be set.
        package var remark: Remark
        /// What to do, the likeliest first.
        package var remedies: [Remedy]
    }

    /// All factories, those of the libraries included.
    package var allFactories: [DependencyFactory] { libraries.isEmpty ? factories : factories + libraryFactories }

    /// The same in the order of their keys.
    var sortedFactories: [DependencyFactory] {
        libraries.isEmpty ? factories : factories.merged(with: libraryFactories, by: DependencyFactory.inStableOrder)
    }

    /// All injections, those of the libraries included.
    package var allInjections: [DependencyFactory] { injections + libraries.flatMap(\.injections) }
}
