/// Writes the container of a test that wants one object alone: the application's container, in which stubs replace what a
/// test must not use.
struct DoublesGenerator {
    let generator: any ContainerGenerator
    let plan: RegistrationPlan
    let accessors: AccessorPlan
    let choice: DoubleChoice
    /// The application's container.
    let container: SwiftType
    let overrides: SwiftType
    /// The name of the type.
    let name: SwiftName
    private let names: [NominalType: SwiftName]
    let closureAliases: Set<String>

    init(
        _ graph: DependencyGraph, visibility: Visibility, protocols: ProtocolSources, generator: any ContainerGenerator, module: String,
        overrides: SwiftType, isInModule: Bool = false
    ) {
        // Beside an import of a framework, a name of the application may be ambiguous in another module.
        let graph = graph.respelling { type in
            guard !isInModule, type.module == visibility.module, PlatformTypes.mayDeclare(type.components[0].name) else { return type }
            var type = type
            type.isConfusable = true
            return type
        }
        plan = RegistrationPlan(graph, visibility: visibility)
        accessors = AccessorPlan(plan, in: graph)
        choice = DoubleChoice(graph, visibility: visibility, sources: protocols, isInModule: isInModule)
        (self.generator, self.overrides) = (generator, overrides)
        closureAliases = protocols.closureAliases
        container = SwiftType(SwiftName(escaping: module))
        name = SwiftName(plan.unused(Self.name(for: module)).swift)
        var taken: Set<String> = ["StubbedMember", "StubbedValue"]
        var names: [NominalType: SwiftName] = [:]
        for type in choice.stubs.keys.sorted(by: { ($0.path, $0.module ?? "") < ($1.path, $1.module ?? "") }) {
            var name = "\(type.components[0].name)Stub"
            if !taken.insert(name).inserted { name = "\(type.module ?? "")\(name)" }
            while !taken.insert(name).inserted && names.values.contains(where: { $0.text == name }) { name += "_" }
            names[type] = SwiftName(escaping: name)
        }
        self.names = names
    }

    /// `AppDoubles` for `AppModule`.
    static func name(for module: String) -> String {
        let end = ["Module", "Container", "Dependencies"].first { module.hasSuffix($0) && module != $0 }
        return "\(module.dropLast(end?.count ?? 0))Doubles"
    }

    /// The imports for the types of the stubs.
    var imports: [ModuleImport] { StubSupport.imports + choice.stubs.values.flatMap(\.imports) }

    /// The accessors whose objects are replaced, in their order.
    private var replaced: [(accessor: Accessor, stub: SwiftExpression)] {
        accessors.registered.filter { $0.isVisible && $0.parameters == nil && $0.uniqueName != "override" }.compactMap { accessor in
            stub(for: accessor.key).map { (accessor, $0) }
        }
    }

    /// The expression that makes a stub.
    private func stub(for key: DependencyKey) -> SwiftExpression? {
        guard let stub = choice.stub(for: key), let name = names[stub.type], case .nominal(let type) = key.type else { return nil }
        let arguments = (type.components.last?.arguments ?? []).map { SwiftType($0) }
        return SwiftExpression(arguments.isEmpty ? "\(name)" : "\(name)<\(arguments)>" as SwiftCode).call()
    }

    var declarations: [SwiftDeclaration] {
        let visible = accessors.registered.filter(\.isVisible)
        return [type]
            + [.type("nonisolated extension \(name)") { visible.map(member) }].filter { _ in !visible.isEmpty }
            + [.type("nonisolated extension \(name)") { stubs + StubSupport.declarations }].filter { _ in !names.isEmpty }
    }

    private var stubs: [SwiftDeclaration] {
        names.sorted { $0.value.text < $1.value.text }.compactMap { type, name in
            choice.stubs[type].map { stubbed in
                StubDeclaration(stubbed: stubbed, name: name, way: way(to: type), closureAliases: closureAliases).declaration
            }
        }
    }

    private func way(to type: NominalType) -> String {
        func isWanted(_ key: DependencyKey) -> Bool { choice.stub(for: key)?.type == type }
        let label = replaced.first { isWanted($0.accessor.key) }?.accessor.uniqueName ?? plan.externals.first { isWanted($0.key) }?.name
        return "\(name.text)(\(label.map { "\($0): …" } ?? ""))"
    }

    private func member(_ accessor: Accessor) -> SwiftDeclaration {
        accessor.declaration { [.evaluate(accessor.use(accessor.values, of: "self.module").demanding(accessor.effects))] }
    }

    private var type: SwiftDeclaration {
        let replaced = replaced
        let effects = generator.initializerEffects(plan, accessors)
        let externals = plan.externals.map { external in
            var parameter = external.parameter
            parameter.value = stub(for: external.key)
            return parameter
        }
        let doubles = replaced.map { accessor, stub in
            let type = accessor.effects.globalActor == nil ? SwiftType(accessor.type) : "@autoclosure @escaping \(accessor.closureType)"
            return SwiftParameter("\(SwiftName(escaping: accessor.uniqueName))", type, default: stub)
        }
        let override = SwiftParameter("overriding override", "(inout \(overrides)) -> \(.swift)Void", default: "{ _ in }")
        let arguments = plan.externals.map(\.argument) + [
            SwiftArgument(
                "overriding",
                .closure {
                    for (accessor, _) in replaced {
                        let name = SwiftName(escaping: accessor.uniqueName)
                        if accessor.effects.globalActor == nil {
                            SwiftStatement.evaluate("$0.\(name) { \(name) }")
                        } else {
                            SwiftStatement.evaluate("$0.\(name)(\(name))")
                        }
                    }
                    "override(&$0)"
                })
        ]
        return .type("nonisolated struct \(name)") {
            QualifiedNames(plan).declarations
            SwiftDeclaration.line("let module: \(container)").documented("The container, in which stubs replace what a test must not use.")
            SwiftDeclaration.function("\(SwiftModifiers(isolation: effects))init", externals + doubles + [override], effects) {
                SwiftStatement.assign("self.module", SwiftExpression(container).call(arguments).demanding(effects))
            }
            .documented(
                "Makes the dependencies of one test or preview. Pass a double for what it uses; a stub replaces everything",
                "else that reaches outside of the application.")
        }
        .documented(
            "The dependencies of a test or a preview that wants an object alone. Each has its own objects: nothing is shared",
            "with another test.")
    }
}
