/// What one library offers and needs: the content of a `.dpendmodule` file (semantics, section 6).
public struct LibraryModule: Sendable {
    /// The module that an application imports to use it.
    public let name: String
    /// The module file, as the user named it; empty for a library that was not read from a file.
    public let path: String
    public var factories: [DependencyFactory]
    /// How the objects of its classes are given their `@Injected` properties if something else makes them.
    public var injections: [DependencyFactory]
    /// The exported protocols, sorted by name.
    public var protocols: [ExportedProtocol]
    /// The exported type aliases, sorted by name.
    public var typealiases: [ExportedTypealias]
    /// The other exported types, those that the factories name not among them, sorted by name.
    public var types: [ExportedType]
    /// The supertypes of the exported classes that clients can inherit from, sorted by name.
    public var supertypes: [ExportedSupertypes]
    /// The modules that come along with the library since it imports them with `@_exported`, sorted.
    public var reexports: [String]
    /// The sources that its providers' places are in, and whether they were there when the file was read.
    var sources: [String: Bool] = [:]
    /// Of a library whose names have been looked up: what all who link it work out but once.
    var shared: SharedLibrary?

    /// Creates a library's description.
    public init(
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
    /// The library where its types were looked up in a module of another name.
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

/// A protocol that a library exports, for those who conform to it or depend on it.
public struct ExportedProtocol: Sendable {
    public var type: TypeExpression
    /// What the protocol inherits directly, sorted.
    public var inherited: [TypeExpression]
    /// The global actor that the protocol puts its conforming types on.
    public var globalActor: String?
    public var requiredModules: [String]
}

/// A type that a library exports and that is not a protocol, so that clients know which module its name belongs to.
public struct ExportedType: Sendable, Hashable {
    /// The full nested name.
    public var name: String
    /// What is declared; nil where only a provider tells of the type.
    var kind: TypeDeclaration.Kind?
    /// The global actor that the type is isolated to.
    public var globalActor: String?
}

/// The supertypes of a class that clients can inherit from.
public struct ExportedSupertypes: Sendable {
    /// The class, with its generic parameters as arguments.
    public var type: TypeExpression
    /// The direct supertypes: the superclass first, if there is one, all else sorted.
    public var inherited: [TypeExpression]
    public var requiredModules: [String]
}

/// A type alias that a library exports, so that both of its names mean one key.
public struct ExportedTypealias: Sendable {
    public var type: TypeExpression
    public var genericParameters: [String]
    public var aliased: TypeExpression
    public var requiredModules: [String]
}
