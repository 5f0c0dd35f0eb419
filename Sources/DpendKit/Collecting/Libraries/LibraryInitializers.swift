/// The known initializers of linked libraries' classes, for classes that inherit them.
struct LibraryInitializers: Sendable {
    private let libraries: [LibraryModule]
    private let factories: [DependencyFactory]
    private let known = Once<[String: [Element]]>()

    /// An initializer of a library's class.
    struct Element: Sendable {
        var initializer: DependencyFactory.Initializer
        /// The generic parameters of the class.
        var genericParameters: [String]
        /// The modules of the parameters' types.
        var imports: [ModuleImport]

        fileprivate init(
            _ initializer: DependencyFactory.Initializer, of type: NominalType, _ factory: DependencyFactory
        ) {
            self.initializer = initializer
            genericParameters = type.components.flatMap { $0.arguments.map(\.description) }
            imports = factory.imports
        }

        fileprivate var signature: [String] { initializer.parameters.map { "\($0.label): \($0.dependency)" } }
    }

    /// - Parameters:
    ///   - libraries: The linked libraries with resolved names.
    ///   - factories: Their factories.
    init(_ libraries: [LibraryModule] = [], factories: [DependencyFactory] = []) {
        self.libraries = libraries
        self.factories = factories
    }

    /// The initializers of a class that other modules can call; nil if its library's module file does not list them.
    func initializers(of type: NominalType) -> [Element]? {
        if libraries.isEmpty || type.module == nil { return nil }
        return known.value(byClass)[Self.name(of: type)]
    }

    private func byClass() -> [String: [Element]] {
        var result: [String: [Element]] = [:]
        // A class has a factory for each of its keys.
        var signatures: [String: Set<[String]>] = [:]
        for factory in factories {
            guard case .initializer(let type, _) = factory.kind else { continue }
            let initializer = DependencyFactory.Initializer(
                parameters: factory.arguments, effects: factory.effects, isFailable: factory.givesOptional)
            let element = Element(initializer, of: type, factory)
            let name = Self.name(of: type)
            if signatures[name, default: []].insert(element.signature).inserted {
                result[name, default: []].append(element)
            }
        }
        for factory in libraries.flatMap(\.injections) {
            guard case .injection(let injection) = factory.kind, result[Self.name(of: injection.type)] == nil else {
                continue
            }
            result[Self.name(of: injection.type)] =
                injection.initializer.map { [Element($0, of: injection.type, factory)] } ?? []
        }
        return result
    }

    private static func name(of type: NominalType) -> String { "\(type.module ?? "")::\(type.path)" }
}
