import Foundation

/// Libraries that are linked together. Targets that link just the same share one, so that what these declare is looked through once.
package final class LibrarySet: @unchecked Sendable {
    /// Sorted by name.
    let libraries: [LibraryModule]
    /// What each declares, by module.
    let names: [String: LibraryNames]
    /// The last parts of the names of nested types.
    let nested: Set<String>
    /// The first parts of all names.
    let outermost: Set<String>
    /// The first parts that names of several libraries share.
    let confusable: Set<String>
    /// Of types of other modules: what the libraries' factories mention.
    private let mentionedModules: Set<String>
    private let mentionedNames: Set<String>

    private let lock = NSLock()
    private var known: [Surroundings: Resolved] = [:]

    /// What a client has in sight beside the libraries, of the things that their factories mention.
    struct Surroundings: Hashable {
        var modules: Set<String> = []
        /// The full names of types.
        var names: Set<String> = []
        /// Those that stand for several types only beside the client's own.
        var confusableNames: Set<String> = []
    }

    /// The libraries as a client sees them.
    struct Resolved: Sendable {
        /// Without their factories.
        var libraries: [LibraryModule]
        /// The factories of all libraries, in the order of their keys.
        var factories: [DependencyFactory]

        init(_ libraries: [LibraryModule]) {
            factories = libraries.count == 1
                ? libraries[0].factories : libraries.flatMap(\.factories).sorted(by: DependencyFactory.inStableOrder)
            self.libraries = libraries
            for position in libraries.indices { self.libraries[position].factories = [] }
        }
    }

    /// Looks through what the libraries declare, once for all that link just these.
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
        (outermost, confusable) = (once, twice)
        let mentioned = self.libraries.compactMap(\.shared?.mentionedNames)
        mentionedModules = mentioned.reduce(into: []) { $0.formUnion($1.keys.compactMap { $0 }) }
        mentionedNames = mentioned.reduce(into: []) { names, own in for types in own.values { names.formUnion(types) } }
    }

    /// Whether factories of the libraries may mention a type of a module.
    func mentions(module: String) -> Bool { mentionedModules.contains(module) || names[module] != nil }

    /// Whether they may mention a type by a name, of whatever module.
    func mentions(type name: String) -> Bool { outermost.contains(name) || mentionedNames.contains(name) }

    /// Whether some library declares a type of this full name.
    func declares(_ name: String) -> Bool {
        !outermost.isEmpty && outermost.contains(FullName.outermost(name)) && names.values.contains { $0.declarations[name] != nil }
    }

    /// The libraries as a client sees them, which is the same for all with the same surroundings.
    ///
    /// - Parameter resolve: Looks the names of a library up as the client sees them.
    func resolved(beside surroundings: () -> Surroundings, _ resolve: (LibraryModule) -> LibraryModule) -> Resolved {
        if libraries.isEmpty { return Resolved([]) }
        // The names in a module file are looked up anew for each client.
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
