/// Separates types of the application from nested containers of the same name.
///
///     nonisolated final class AppModule { … final class Request { let request: AppModule_Request } }
///     typealias AppModule_Request = Request
///
/// Nothing in the declaration hides an alias at the file's top level.
struct ContainerNames {
    /// The graph, with other spellings of its types if necessary.
    let graph: DependencyGraph
    private let types: [String: NominalType]
    private let visibility: Visibility

    init(_ graph: DependencyGraph, visibility: Visibility, name: String) {
        let graph = graph.qualifyingForeignNames(visibility)
        self.visibility = visibility
        let names = Set(graph.containers.all.dropFirst().map(\.name))
        var types: [String: NominalType] = [:]
        let hidden =
            names.isEmpty
            ? []
            : RegistrationPlan(graph, visibility: visibility).namedTypes.filter {
                $0.opaqueName == nil && names.contains($0.components[0].name)
            }
        func alias(_ type: NominalType) -> String {
            ([name] + [type.module ?? type.writtenModule].compactMap { $0 }.filter { !$0.isEmpty } + [
                type.components[0].name
            ]).joined(separator: "_")
        }
        for type in hidden {
            var outermost = type
            outermost.components = [.init(name: type.components[0].name)]
            types[alias(type)] = types[alias(type)] ?? outermost
        }
        self.types = types
        self.graph =
            types.isEmpty
            ? graph
            : graph.respelling { type in
                guard type.opaqueName == nil, names.contains(type.components[0].name) else { return type }
                var type = type
                type.fileAlias = alias(type)
                return type
            }
    }

    /// The aliases, sorted.
    var declarations: [SwiftDeclaration] {
        types.sorted { $0.key < $1.key }.map { alias, type in
            let module = type.hasQualifiedName ? type.outermostModule ?? type.module : type.writtenModule
            let prefix: SwiftCode = module.map { "\(SwiftName(escaping: $0))\(SwiftCode.moduleMark)" } ?? ""
            let access = SwiftModifiers(visibility.access(naming: [.nominal(type)], actor: nil))
            return SwiftDeclaration.line(
                "\(access)typealias \(SwiftName(escaping: alias)) = \(prefix)\(SwiftName(escaping: type.components[0].name))"
            )
            .documented("Names the type if a nested container has the same name.")
        }
    }
}
