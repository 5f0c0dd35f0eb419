/// A call that makes an object of a visible class, actor or struct.
package struct Construction: Sendable {
    package let type: TypeName
    let written: WrittenConstruction
    /// The innermost type around it; nil outside of all types.
    let container: TypeName?
    /// Whether a `DependencyConfiguration` makes it for a registration.
    var isRegistration = false

    package var location: SourceLocation { written.location }
}

/// Looks up the types of the objects that calls make, as Swift does at the place of the call.
struct ConstructionCollector {
    private let resolver: NameResolver
    private var index: DeclarationIndex { resolver.index }

    init(index: DeclarationIndex) {
        resolver = NameResolver(index: index)
    }

    /// The constructions of each file. They are looked up on as many threads as there are jobs.
    ///
    /// - Parameter written: The calls by the paths of files.
    static func constructions(_ written: [(path: String, calls: [WrittenConstruction])], in index: DeclarationIndex, jobs: Int) -> [Construction] {
        let parts = concurrentMap(chunksOf: written.count, threadCount: jobs) {
            ConstructionCollector(index: index)
        } _: { collector, range in
            written[range].flatMap { file in index.file(at: file.path).map { collector.constructions(file.calls, ofFile: $0) } ?? [] }
        }
        return parts.flatMap { $0 }
    }

    private func constructions(_ calls: [WrittenConstruction], ofFile file: Int) -> [Construction] {
        if calls.isEmpty { return [] }
        let positions = Dictionary(index.files[file].types.indices.map { (index.files[file].types[$0].location, $0) }) { first, _ in first }
        return calls.compactMap { call in
            let container = call.containers.lazy.compactMap { positions[$0] }.first.map { DeclarationIndex.TypeIdentifier(file: file, position: $0) }
            // dpend has no name for a type that is local to a function.
            if call.type == nil, call.containers.first.map({ positions[$0] == nil }) ?? true { return nil }
            let own = container.flatMap { self.name(of: $0) }
            guard let type = call.type.map({ self.type(of: $0, in: container, file: file) }) ?? own, isObject(type, from: file) else { return nil }
            return Construction(type: type, written: call, container: own)
        }
    }

    private func name(of container: DeclarationIndex.TypeIdentifier) -> TypeName? {
        let module = index[container].kind == .extension ? index.owner(of: container) : index.module(of: container)
        return TypeName(NominalType(module: module, components: [.init(name: index.name(of: container))]))
    }

    private func type(of type: TypeExpression, in container: DeclarationIndex.TypeIdentifier?, file: Int) -> TypeName? {
        let context = resolver.context(in: container, file: file)
        return resolver.resolve(type, in: context).nominal.flatMap(TypeName.init)
    }

    /// Whether a type is declared in the visible sources, and filters could choose its kind.
    private func isObject(_ type: TypeName, from file: Int) -> Bool {
        switch index.declared(type.path, in: type.module, from: file) {
        case .type(let identifier): index[identifier].kind.canBeImplicit
        case .libraryType(let type): type.kind?.canBeImplicit ?? true
        case .alias, .libraryAlias, .libraryProtocol, .undecided, nil: false
        }
    }
}
