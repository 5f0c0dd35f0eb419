/// What one library offers and needs: the content of a `.dpendmodule` file (semantics, section 6).
package struct LibraryModule: Sendable {
    /// The module that an application imports to use it.
    package let name: String
    /// The module file, as the user named it; empty for a library that was not read from a file.
    package let path: String
    package var factories: [DependencyFactory]
    /// How the objects of its classes are given their `@Injected` properties if something else makes them.
    package var injections: [DependencyFactory]
    /// The exported protocols, sorted by name.
    package var protocols: [ExportedProtocol]
    /// The exported type aliases, sorted by name.
    package var typealiases: [ExportedTypealias]
    /// The other exported types, those that the factories name not among them, sorted by name.
    package var types: [ExportedType]
    /// The supertypes of the exported classes that clients can inherit from, sorted by name.
    package var supertypes: [ExportedSupertypes]
    /// The modules that come along with the library since it imports them with `@_exported`, sorted.
    package var reexports: [String]
    /// The sources that its providers' places are in, and whether they were there when the file was read.
    var sources: [String: Bool] = [:]
    /// Of a library whose names have been looked up: what all who link it work out but once.
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
package struct ExportedProtocol: Sendable {
    package var type: TypeExpression
    /// What the protocol inherits directly, sorted.
    package var inherited: [TypeExpression]
    /// The global actor that the protocol puts its conforming types on.
    package var globalActor: String?
    package var requiredModules: [String]
}

/// A type that a library exports and that is not a protocol, so that clients know which module its name belongs to.
package struct ExportedType: Sendable, Hashable {
    /// The full nested name.
    package var name: String
    /// What is declared; nil where only a provider tells of the type.
    var kind: TypeDeclaration.Kind?
    /// The global actor that the type is isolated to.
    package var globalActor: String?
}

/// The supertypes of a class that clients can inherit from.
package struct ExportedSupertypes: Sendable {
    /// The class, with its generic parameters as arguments.
    package var type: TypeExpression
    /// The direct supertypes: the superclass first, if there is one, all else sorted.
    package var inherited: [TypeExpression]
    package var requiredModules: [String]
}

/// A type alias that a library exports, so that both of its names mean one key.
package struct ExportedTypealias: Sendable {
    package var type: TypeExpression
    package var genericParameters: [String]
    package var aliased: TypeExpression
    package var requiredModules: [String]
}
