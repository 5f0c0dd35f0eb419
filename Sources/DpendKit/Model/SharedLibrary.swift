import Foundation

/// What the targets that link a library need of it, worked out once for all of them.
final class SharedLibrary: @unchecked Sendable {
    let names: LibraryNames
    /// The modules of the types that its factories name.
    let mentionedModules: Set<String>
    /// The first parts of the names of these types, and the full names of those of DpendRuntime.
    let mentionedNames: Set<String>
    let mentionedRuntimeNames: Set<String>

    private let lock = NSLock()
    private var known: [Sight: Factories] = [:]

    /// What of the things that matter to a library's types is in sight of a client.
    struct Sight: Hashable {
        /// The modules that the library names and the client does not know, sorted.
        var unknownModules: [String]
        /// The names that the library uses and that could be taken for others, sorted.
        var confusableNames: [String]
        var confusableRuntimeNames: [String]
    }

    struct Factories: Sendable {
        var factories: [DependencyFactory]
        var injections: [DependencyFactory]
    }

    init(_ library: LibraryModule) {
        names = LibraryNames(library)
        var modules: Set<String> = []
        var names: Set<String> = []
        var runtimeNames: Set<String> = []
        func note(_ type: NominalType) {
            guard let module = type.module else { return }
            modules.insert(module)
            if module == TypeExpression.runtimeModule { runtimeNames.insert(type.path) } else { names.insert(FullName.outermost(type.path)) }
        }
        for factory in library.factories + library.injections {
            _ = factory.mappingTypes { type in
                type.mappingNominals { nominal in
                    note(nominal)
                    return nominal
                }
            }
        }
        (mentionedModules, mentionedNames, mentionedRuntimeNames) = (modules, names, runtimeNames)
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
