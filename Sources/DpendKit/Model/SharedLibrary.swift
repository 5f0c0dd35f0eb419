import Foundation

/// What the targets that link a library need of it, worked out once for all of them.
final class SharedLibrary: @unchecked Sendable {
    let names: LibraryNames
    /// The first parts of the names of the types that its factories name, by module; of DpendRuntime's types the full names.
    let mentionedNames: [String?: Set<String>]

    private let lock = NSLock()
    private var known: [Sight: Factories] = [:]

    /// What of the things that matter to a library's types is in sight of a client.
    struct Sight: Hashable {
        /// The modules that the library names and the client does not know.
        var unknownModules: Set<String?> = []
        /// Those of ``mentionedNames`` that stand for other types as well.
        var namesakes: [String?: Set<String>] = [:]
    }

    struct Factories: Sendable {
        var factories: [DependencyFactory]
        var injections: [DependencyFactory]
    }

    init(_ library: LibraryModule) {
        names = LibraryNames(library)
        var mentioned: [String?: Set<String>] = [:]
        var seen: Set<ObjectIdentifier> = []
        func note(_ types: [NominalType]) {
            for type in types {
                let isRuntime = type.module == TypeExpression.runtimeModule
                mentioned[type.module, default: []].insert(isRuntime ? type.path : FullName.outermost(type.path))
            }
        }
        func note(_ key: DependencyKey) {
            if seen.insert(key.identity).inserted { note(key.type.nominalTypes + (key.tag?.nominalTypes ?? [])) }
        }
        for factory in library.factories + library.injections {
            note(factory.key)
            for key in factory.onDemandKeys { note(key) }
            for parameter in factory.parameters { note(parameter.dependency) }
            switch factory.kind {
            case .initializer(let type, _): note(TypeExpression.nominal(type).nominalTypes)
            case .configurationMethod(let method): note(method.configuration)
            case .injection(let injection):
                note(([injection.type] + injection.superclasses).flatMap { TypeExpression.nominal($0).nominalTypes })
                for parameter in injection.initializer?.parameters ?? [] { note(parameter.dependency) }
            case .external: break
            }
        }
        mentionedNames = mentioned
    }

    /// The factories as clients see them that have the same in sight.
    func factories(in sight: Sight, _ make: () -> Factories) -> Factories {
        lock.withLock {
            if let known = known[sight] { return known }
            let made = make()
            known[sight] = made
            return made
        }
    }
}
