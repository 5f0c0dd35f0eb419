/// The providers and requirements of one library: the content of a `.dpendmodule` file (semantics, section 6).
package struct LibraryModule: Sendable {
    /// The module that an application imports to use it.
    package let name: String
    /// The path of the module file as the user wrote it; empty for a library that was not read from a file.
    package let path: String
    package var factories: [DependencyFactory]
    /// How objects of its classes get their `@Injected` properties if other code makes them.
    package var injections: [DependencyFactory]
    /// The exported protocols, sorted by name.
    package var protocols: [ExportedProtocol]
    /// The exported type aliases, sorted by name.
    package var typealiases: [ExportedTypealias]
    /// The other exported types, sorted by name. Types that the factories name are not among them.
    package var types: [ExportedType]
    /// The supertypes of the exported classes that clients can inherit from, sorted by name.
    package var supertypes: [ExportedSupertypes]
    /// The modules that the library imports with `@_exported`, sorted. Clients of the library import them too.
    package var reexports: [String]
    /// The public types that stand for types of its factories that other modules cannot name.
    var opaqueTypes: [OpaqueType] = []
    /// The sources of its providers, and whether each existed when the file was read.
    var sources: [String: Bool] = [:]
    /// Where types are declared that only the library's own code can use, by their names. Only libraries of the same
    /// run have them.
    var hiddenTypes: [String: SourceLocation] = [:]
    /// For a library whose names have been resolved: data that all its clients share.
    var shared: SharedLibrary?

    /// Creates a library's description.
    package init(
        name: String,
        path: String,
        factories: [DependencyFactory],
        injections: [DependencyFactory] = [],
        protocols: [ExportedProtocol] = [],
        typealiases: [ExportedTypealias] = [],
        types: [ExportedType] = [],
        supertypes: [ExportedSupertypes] = [],
        reexports: [String] = []
    ) {
        self.name = name
        self.path = path
        self.factories = factories
        self.injections = injections
        self.protocols = protocols
        self.typealiases = typealiases
        self.types = types
        self.supertypes = supertypes
        self.reexports = reexports
    }
}

extension LibraryModule {
    /// The library as if its types had been resolved in a module of another name.
    func renamed(from module: String) -> LibraryModule {
        func rename(_ type: TypeExpression) -> TypeExpression {
            type.mappingNominals { nominal in
                guard nominal.module == module else { return nominal }
                var result = nominal
                result.module = name
                return result
            }
        }
        var result = self
        result.factories = factories.map { $0.mappingTypes(rename) }
        result.injections = injections.map { $0.mappingTypes(rename) }
        for position in protocols.indices {
            result.protocols[position].type = rename(protocols[position].type)
            result.protocols[position].inherited = protocols[position].inherited.map(rename)
        }
        for position in typealiases.indices {
            result.typealiases[position].type = rename(typealiases[position].type)
            result.typealiases[position].aliased = rename(typealiases[position].aliased)
        }
        for position in supertypes.indices {
            result.supertypes[position].type = rename(supertypes[position].type)
            result.supertypes[position].inherited = supertypes[position].inherited.map(rename)
        }
        return result
    }
}

/// A protocol that a library exports, for types that conform to it or require it.
package struct ExportedProtocol: Sendable {
    package var type: TypeExpression
    /// The protocols that it inherits directly, sorted.
    package var inherited: [TypeExpression]
    /// The global actor of its conforming types.
    package var globalActor: String?
    package var requiredModules: [String]
}

/// An exported type that is not a protocol. It lets clients know the module of its name.
package struct ExportedType: Sendable, Hashable {
    /// The full nested name.
    package var name: String
    /// The kind of declaration; nil if only a provider mentions the type.
    var kind: TypeDeclaration.Kind?
    /// The global actor that the type is isolated to.
    package var globalActor: String?
    /// Whether the type is without `Copyable` or `Escapable`.
    var isNoncopyable = false
    /// Whether clients can inherit from the class, and cannot make an object of it without arguments.
    var takesArguments = false
    /// The traits of a property wrapper; nil for other types.
    var wrapper: PropertyWrapperTraits?
}

/// The supertypes of a class that clients can inherit from.
package struct ExportedSupertypes: Sendable {
    /// The class, with its generic parameters as arguments.
    package var type: TypeExpression
    /// The direct supertypes: the superclass first, if there is one, then the others, sorted.
    package var inherited: [TypeExpression]
    package var requiredModules: [String]
}

/// A type alias that a library exports, so that both names are one key.
package struct ExportedTypealias: Sendable {
    package var type: TypeExpression
    package var genericParameters: [String]
    package var aliased: TypeExpression
    package var requiredModules: [String]
}
