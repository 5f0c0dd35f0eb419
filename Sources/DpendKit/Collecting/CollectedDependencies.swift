/// The result of collecting from sources and libraries: the input of chaining.
package struct CollectedDependencies: Sendable {
    /// The factories of the sources, in the order of their keys, on which chaining relies. ``libraryFactories``
    /// contains the libraries' factories.
    package var factories: [DependencyFactory] = []
    /// How objects of the sources' classes get their `@Injected` properties if other code makes them, in a stable
    /// order. ``libraries`` contains the libraries' ones.
    package var injections: [DependencyFactory] = []
    /// The linked libraries with resolved names, sorted by name. Their factories are in ``libraryFactories``.
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
    /// The modules that a library imports with `@_exported`, sorted. Clients of the library import them too.
    package var reexports: [String] = []
    /// For a library with an exports file, the content of the file.
    package var exportsFile: LibraryExports?
    /// All declarations of the sources, to explain why a type is not a provider; nil if no sources were read.
    var declarations: DeclarationIndex?
    /// The look-ups of the threads that collected. They live as long as the result, because freeing them takes long.
    var lookups: KeptObjects?
    /// In application mode, the access of generated code.
    package var visibility = Visibility()
    /// Containers that the sources fill at run time.
    package var registries: [Registry] = []
    /// Sources that could not be read, or cannot be used.
    package var problems = Problems()

    /// The problems that collecting noticed. The analysis judges them.
    package struct Problems: Sendable {
        /// Sources that could be read only in part, each with the first place and the parser's message.
        package var syntaxErrors: [Remark] = []
        /// Registrations whose tag, scope or value cannot be read from the source.
        package var undecidableRegistrations: [UndecidableRegistration] = []
        /// Providers that cannot be used where they must be.
        package var inaccessibleProviders: [InaccessibleProvider] = []
        /// Values with a weak scope that are not objects.
        package var weaklyHeldValues: [Remark] = []
        /// `@Injected` properties that generated code cannot set.
        package var uninjectableProperties: [UninjectableProperty] = []
        /// Patterns of the command line that chose nothing.
        package var unmatchedPatterns: [UnmatchedPattern] = []
        /// External values of parameters that do not exist.
        package var unmatchedExternals: [UnmatchedExternal] = []
        /// Nested containers of all targets whose values this target does not require.
        var unneededContainers: [NestedContainers.Container] = []
        /// The places in manifests that only running them could evaluate.
        package var undecidableManifests: [SourceLocation] = []
        /// The types that share their names with others in the same module.
        package var duplicateTypes: [DuplicateType] = []
        /// Comments for dpend with mistakes.
        var markMistakes: [DeclarationMarks.Mistake] = []
        /// A condition on the platform that affected a declaration although no platform was given.
        package var platformCondition: SourceLocation?
        /// The same for the architecture.
        package var architectureCondition: SourceLocation?
    }

    /// A remark at a place.
    package struct Remark: Sendable, Hashable {
        /// The declaration that it concerns; empty if there is none.
        package var subject: String
        /// A sentence without a full stop.
        package var message: String
        /// The place of the cause.
        package var location: SourceLocation
    }

    /// A provider that cannot be used where it must be.
    package struct InaccessibleProvider: Sendable, Hashable {
        /// The provider, and the reason.
        package var remark: Remark
        package var kind: Kind
        /// The types that it would provide.
        package var types: [TypeExpression] = []
        /// A way out; nil if it is obvious.
        package var remedy: Remedy?

        package enum Kind: Sendable, Hashable {
            case configuration, member
            /// A configuration that clients can name but not make.
            case unmadeConfiguration
            /// A class that a filter chooses.
            case chosenClass
        }
    }

    /// Types of one name in one module.
    package struct DuplicateType: Sendable, Hashable {
        /// The full nested name.
        package var name: String
        /// The module; empty if its name is unknown.
        package var module: String
        /// The places, in the order of files; at least two.
        package var locations: [SourceLocation]
        /// The places that declare targets of the module's name, if there are several.
        package var targets: [SourceLocation] = []
    }

    /// A registration that cannot be read.
    package struct UndecidableRegistration: Sendable, Hashable {
        /// The member of the configuration, and the reason.
        package var remark: Remark
        /// The type that it provides, with any tag.
        package var type: TypeExpression
    }

    /// An `@Injected` property that generated code cannot set.
    package struct UninjectableProperty: Sendable, Hashable {
        /// The property, and the reason.
        package var remark: Remark
        /// Ways out, likeliest first.
        package var remedies: [Remedy]
    }

    /// All factories, including the libraries' ones.
    package var allFactories: [DependencyFactory] { libraries.isEmpty ? factories : factories + libraryFactories }

    /// The same in the order of their keys.
    var sortedFactories: [DependencyFactory] {
        libraries.isEmpty ? factories : factories.merged(with: libraryFactories, by: DependencyFactory.inStableOrder)
    }

    /// All injections, including the libraries' ones.
    package var allInjections: [DependencyFactory] { injections + libraries.flatMap(\.injections) }
}

extension [DependencyFactory] {
    /// Whether a parameter asks for a type in any form.
    func require(_ type: TypeExpression) -> Bool {
        contains { factory in
            factory.parameters.contains {
                !$0.isRunTimeValue && ($0.dependency.type == type || $0.dependency.providedType == type)
            }
        }
    }
}
