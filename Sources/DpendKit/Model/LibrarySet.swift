import Foundation

/// Libraries that are linked together. Targets that link the same libraries share one set, so that their declarations
/// are indexed once.
package final class LibrarySet: @unchecked Sendable {
    /// Sorted by name.
    let libraries: [LibraryModule]
    /// The declarations of each library, by module.
    let names: [String: LibraryNames]
    /// The last parts of the names of nested types.
    let nested: Set<String>
    /// The first parts of all names.
    let outermost: Set<String>
    /// The first parts of names that several libraries declare.
    let confusable: Set<String>
    /// The modules of other modules' types that the libraries' factories mention.
    private let mentionedModules: Set<String>
    private let mentionedNames: Set<String>

    private let lock = NSLock()
    private var known: [Surroundings: Resolved] = [:]

    /// The declarations visible to a client besides the libraries, as far as the libraries' factories mention them.
    struct Surroundings: Hashable {
        var modules: Set<String> = []
        /// The full names of types.
        var names: Set<String> = []
        /// The names that are ambiguous only together with the client's own types.
        var confusableNames: Set<String> = []
    }

    /// The libraries as a client sees them.
    struct Resolved: Sendable {
        /// Without their factories.
        var libraries: [LibraryModule]
        /// The factories of all libraries, in the order of their keys.
        var factories: [DependencyFactory]

        init(_ libraries: [LibraryModule]) {
            factories =
                libraries.count == 1
                ? libraries[0].factories : libraries.flatMap(\.factories).sorted(by: DependencyFactory.inStableOrder)
            self.libraries = libraries
            for position in libraries.indices { self.libraries[position].factories = [] }
        }
    }

    /// Indexes the declarations of the libraries, once for all clients that link exactly these.
    package init(_ libraries: [LibraryModule]) {
        self.libraries = libraries.sorted { $0.name < $1.name }
        names = Dictionary(self.libraries.map { ($0.name, $0.shared?.names ?? LibraryNames($0)) }) { _, last in last }
        nested = names.values.reduce(into: []) { $0.formUnion($1.nested) }
        var once: Set<String> = []
        once.reserveCapacity(names.values.reduce(0) { $0 + $1.outermost.count })
        var twice: Set<String> = []
        for names in names.values {
            for name in names.outermost where !once.insert(name).inserted { twice.insert(name) }
        }
        // A name of a library that a library also takes from a module without declarations here: `Kit.Account`.
        let read = Set(names.keys)
        for library in self.libraries { twice.formUnion(once.intersection(Self.foreignNames(of: library, but: read))) }
        (outermost, confusable) = (once, twice)
        let mentioned = self.libraries.compactMap(\.shared?.mentionedNames)
        mentionedModules = mentioned.reduce(into: []) { $0.formUnion($1.keys.compactMap { $0 }) }
        mentionedNames = mentioned.reduce(into: []) { names, own in for types in own.values { names.formUnion(types) } }
    }

    /// The first parts of the names of types that a library's factories mention with another module than some.
    private static func foreignNames(of library: LibraryModule, but modules: Set<String>) -> Set<String> {
        if let shared = library.shared {
            return shared.mentionedNames.reduce(into: []) { names, entry in
                if let module = entry.key, !modules.contains(module) { names.formUnion(entry.value) }
            }
        }
        var names: Set<String> = []
        for factory in library.factories {
            // In a module file the names are not looked up yet: the module is the first part.
            for type in ([factory.key] + factory.dependencies).flatMap(\.type.nominalTypes)
            where type.components.count > 1 && factory.requiredModules.contains(type.components[0].name)
                && !modules.contains(type.components[0].name)
            {
                names.insert(type.components[1].name)
            }
        }
        return names
    }

    /// Whether factories of the libraries may mention a type of the module.
    func mentions(module: String) -> Bool { mentionedModules.contains(module) || names[module] != nil }

    /// Whether they may mention a type of this name, in any module.
    func mentions(type name: String) -> Bool { outermost.contains(name) || mentionedNames.contains(name) }

    /// Whether a library declares a type of this full name.
    func declares(_ name: String) -> Bool {
        !outermost.isEmpty && outermost.contains(FullName.outermost(name))
            && names.values.contains { $0.declarations[name] != nil }
    }

    /// The libraries as a client sees them. Clients with the same surroundings share the result.
    ///
    /// - Parameter resolve: Resolves the names of a library as the client sees them.
    func resolved(beside surroundings: () -> Surroundings, _ resolve: (LibraryModule) -> LibraryModule) -> Resolved {
        if libraries.isEmpty { return Resolved([]) }
        // The names in a module file are resolved again for each client.
        if libraries.contains(where: { $0.shared == nil }) { return Resolved(libraries.map(resolve)) }
        let surroundings = surroundings()
        return lock.withLock {
            if let resolved = known[surroundings] { return resolved }
            let resolved = Resolved(libraries.map(resolve))
            known[surroundings] = resolved
            return resolved
        }
    }
}
