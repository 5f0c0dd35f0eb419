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
    static func constructions(
        _ written: [(path: String, calls: [WrittenConstruction])], in index: DeclarationIndex, jobs: Int
    ) -> [Construction] {
        let parts = concurrentMap(chunksOf: written.count, threadCount: jobs) {
            ConstructionCollector(index: index)
        } _: { collector, range in
            written[range].flatMap { file in
                index.file(at: file.path).map { collector.constructions(file.calls, ofFile: $0) } ?? []
            }
        }
        return parts.flatMap { $0 }
    }

    private func constructions(_ calls: [WrittenConstruction], ofFile file: Int) -> [Construction] {
        if calls.isEmpty { return [] }
        let positions = Dictionary(index.files[file].types.indices.map { (index.files[file].types[$0].location, $0) }) {
            first, _ in first
        }
        // A call stands before the calls in its arguments.
        var types: [SourceLocation: TypeName] = [:]
        return calls.compactMap { call in
            let container = call.containers.lazy.compactMap { positions[$0] }.first.map {
                DeclarationIndex.TypeIdentifier(file: file, position: $0)
            }
            let own = container.flatMap { self.name(of: $0) }
            let made: TypeName? =
                switch call.made {
                case .named(let type): self.type(of: type, in: container, file: file)
                // dpend has no name for a type that is local to a function.
                case .own: call.containers.first.flatMap { positions[$0] } == nil ? nil : own
                case .argument(let outer, let label):
                    types[outer].flatMap { type(ofArgument: label, of: $0, from: file) }
                }
            types[call.location] = made
            guard let made, isObject(made, from: file) else { return nil }
            return Construction(type: made, written: call, container: own)
        }
    }

    /// The type of the parameters with a label: of initializers, or of a property of a struct without them. Nil if
    /// their types differ, since the call does not say which initializer it means.
    private func type(ofArgument label: String, of type: TypeName, from file: Int) -> TypeName? {
        guard case .type(let identifier) = index.declared(type.path, in: type.module, from: file) else { return nil }
        let parts = [identifier] + index.extensions(of: identifier)
        var written = parts.flatMap { part in
            index[part].initializers.flatMap(\.parameters).filter { $0.label == label }.map {
                (type: $0.type, part: part)
            }
        }
        if written.isEmpty, index[identifier].initializers.isEmpty {
            written = index[identifier].properties.filter { $0.name == label }.compactMap(\.type).map {
                ($0, identifier)
            }
        }
        let types = Set(written.map { self.type(of: $0.type.unwrapped, in: $0.part, file: $0.part.file) })
        return types.count == 1 ? types.first ?? nil : nil
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
