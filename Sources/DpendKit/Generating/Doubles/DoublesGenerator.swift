/// Writes the container of a test that wants one object alone: the application's container, in which stubs replace what
/// a test must not use.
struct DoublesGenerator {
    private let generator: any ContainerGenerator
    /// The effects of making the container.
    private let effects: Effects
    /// The graph as the file spells its types.
    let graph: DependencyGraph
    let plan: RegistrationPlan
    let accessors: AccessorPlan
    let choice: DoubleChoice
    /// The application's container.
    let container: SwiftType
    let overrides: SwiftType
    /// The name of the type.
    let name: SwiftName
    private let names: [NominalType: SwiftName]
    private let closureAliases: Set<String>
    /// The accessors whose objects are replaced, in their order.
    private let replaced: [(accessor: Accessor, stub: SwiftExpression)]
    private let replacedNames: Set<String>
    private let accessorsByKey: [DependencyKey: Accessor]
    /// The names of the properties. No accessor has them.
    private let module: SwiftName
    private let remade: SwiftName
    private let overriding: SwiftName
    private let members: Set<String>

    init(
        _ graph: DependencyGraph, visibility: Visibility, protocols: ProtocolSources, generator: any ContainerGenerator,
        module: String,
        name: String, isInModule: Bool
    ) {
        let graph = isInModule ? graph : Self.respelled(graph, for: visibility.module)
        self.graph = graph
        plan = RegistrationPlan(graph, visibility: visibility)
        accessors = AccessorPlan(plan, in: graph)
        choice = DoubleChoice(graph, visibility: visibility, sources: protocols, isInModule: isInModule)
        self.generator = generator
        effects = generator.initializerEffects(plan, accessors)
        closureAliases = protocols.closureAliases
        container = SwiftType(SwiftName(escaping: module))
        overrides = "\(container).\(accessors.overridesType)"
        self.name = SwiftName(escaping: name)
        var taken: Set<String> = ["StubbedMember", "StubbedValue"]
        var names: [NominalType: SwiftName] = [:]
        // A test may pass a stub whose key does not say its associated types, but no stub of a protocol with an own
        // double.
        let (own, used) = (Set(choice.usedDoubles.flatMap(\.protocols)), choice.usedStubs)
        let stubbed = choice.stubs.keys.filter { used.contains($0) || !own.contains($0) }
        for type in stubbed.sorted(by: { ($0.path, $0.module ?? "") < ($1.path, $1.module ?? "") }) {
            var name = "\(type.components[0].name)Stub"
            if taken.contains(name) { name = "\(type.module ?? "")\(name)" }
            while !taken.insert(name).inserted { name += "_" }
            names[type] = SwiftName(escaping: name)
        }
        self.names = names
        let members = Set(accessors.registered.filter(\.isVisible).map(\.name))
        let values = Set(plan.externals.map(\.variable.text))
        func unused(_ name: String) -> SwiftName {
            SwiftName(escaping: members.contains(name) || values.contains(name) ? "\(name)_" : name)
        }
        (self.module, remade, overriding) = (unused("module"), unused("remade"), unused("overriding"))
        self.members = members
        let choice = choice
        replaced = accessors.registered.filter { $0.isVisible && $0.parameters == nil && $0.uniqueName != "override" }
            .compactMap { accessor in
                Self.double(choice.replacement(for: accessor.key), of: accessor.key.type, names).map { (accessor, $0) }
            }
        replacedNames = Set(replaced.map(\.accessor.uniqueName))
        accessorsByKey = Dictionary(accessors.registered.map { ($0.key, $0) }) { first, _ in first }
    }

    /// The graph for another module. Beside an import of a framework, a name of this module may be ambiguous there.
    private static func respelled(_ graph: DependencyGraph, for module: String) -> DependencyGraph {
        graph.respelling { type in
            guard type.module == module, PlatformTypes.mayDeclare(type.components[0].name) else { return type }
            var type = type
            type.isConfusable = true
            return type
        }
    }

    /// `AppDoubles` for `AppModule`.
    static func name(for module: String) -> String {
        let end = ["Module", "Container", "Dependencies"].first { module.hasSuffix($0) && module != $0 }
        return "\(module.dropLast(end?.count ?? 0))Doubles"
    }

    /// The imports for the types of the stubs.
    var imports: [ModuleImport] {
        let own = choice.usedDoubles.filter { !$0.isOfTests }.compactMap(\.type.module).map { ModuleImport($0) }
        return own
            + (names.isEmpty
                ? [] : StubSupport.imports + choice.stubs.filter { names[$0.key] != nil }.values.flatMap(\.imports))
    }

    /// The expression that makes a double.
    private static func double(
        _ replacement: DoubleChoice.Replacement?, of type: TypeExpression, _ names: [NominalType: SwiftName]
    ) -> SwiftExpression? {
        if case .own(let own) = replacement {
            return SwiftExpression(SwiftType(own.type)).call(own.labels.map { SwiftArgument(for: $0, ".init()") })
        }
        guard case .stub(let stub) = replacement, let name = names[stub.type], case .nominal(let type) = type else {
            return nil
        }
        let arguments = (type.components.last?.arguments ?? []).map { SwiftType($0) }
        return SwiftExpression(arguments.isEmpty ? "\(name)" : "\(name)<\(arguments)>" as SwiftCode).call()
    }

    var declarations: [SwiftDeclaration] {
        let visible = accessors.registered.filter(\.isVisible)
        return [type]
            + [.type("nonisolated extension \(name)") { visible.map(member) }].filter { _ in !visible.isEmpty }
            + [.type("nonisolated extension \(name)") { stubs + StubSupport.declarations }].filter { _ in !names.isEmpty
            }
    }

    private var stubs: [SwiftDeclaration] {
        let keys = replaced.map { ($0.accessor.key, $0.accessor.uniqueName) } + plan.externals.map { ($0.key, $0.name) }
        let labels = Dictionary(
            keys.compactMap { key, label in
                if case .stub(let stub) = choice.replacement(for: key) { (stub.type, label) } else { nil }
            }
        ) { first, _ in first }
        return names.sorted { $0.value.text < $1.value.text }.compactMap { type, name in
            // How a test passes another double.
            let way = "\(self.name.text)(\(labels[type].map { "\($0): …" } ?? ""))"
            return choice.stubs[type].map { stubbed in
                StubDeclaration(stubbed: stubbed, name: name, way: way, closureAliases: closureAliases).declaration
            }
        }
    }

    /// An object of a replaced key is the application's own, made of the same objects as the others.
    private func member(_ accessor: Accessor) -> SwiftDeclaration {
        guard replacedNames.contains(accessor.uniqueName) else {
            let made = accessor.use(accessor.values, of: "self.\(module)").demanding(accessor.effects)
            return accessor.declaration(defaults: { `default`(of: $0, of: accessor) }) { [.evaluate(made)] }
        }
        var own = accessor
        own.effects.formUnion(effects)
        let container = SwiftExpression("self.\(remade)" as SwiftCode).call([
            SwiftArgument(.string(accessor.uniqueName)), SwiftArgument(sharing(accessor)),
        ])
        .demanding(effects)
        return own.declaration { [.evaluate(accessor.use(of: container).demanding(accessor.effects))] }
    }

    /// The default of a run-time value, if there is one: a double, or `nil`.
    private func `default`(of value: Accessor.Parameter, of accessor: Accessor) -> SwiftExpression? {
        if case .optional = value.type { return "nil" }
        return Self.double(
            choice.replacement(forValue: value.type, madeOn: accessor.effects.globalActor), of: value.type, names)
    }

    /// The closure with which an object gets those that it requires from the container.
    private func sharing(_ accessor: Accessor) -> SwiftExpression {
        let required =
            graph.position(of: accessor.key).map { graph.dependencies(of: $0).map { graph.nodes[$0].key } } ?? []
        let shared = Set(required).subtracting([accessor.key]).sorted().compactMap { accessorsByKey[$0] }.filter {
            $0.isVisible && $0.parameters == nil && !$0.effects.isAsync
        }
        if shared.isEmpty { return "{ _ in }" }
        return .closure("[module = self.\(module)] in") {
            for accessor in shared {
                let make = SwiftClosure(body: [.evaluate(accessor.use(of: "module").demanding(accessor.effects))])
                SwiftStatement.if(
                    available: accessor.availability,
                    .evaluate(SwiftExpression("$0.\(SwiftName(escaping: accessor.uniqueName))").call([], make)))
            }
        }
    }

    private var closure: SwiftType { "(inout \(overrides)) -> \(.swift)Void" }

    private var type: SwiftDeclaration {
        let doubles = replaced.map { accessor, stub in
            let making = SwiftType.closure(
                Effects(globalActor: accessor.effects.globalActor), returns: SwiftType(accessor.type))
            let type =
                accessor.effects.globalActor == nil ? SwiftType(accessor.type) : "@autoclosure @escaping \(making)"
            return SwiftParameter("\(SwiftName(escaping: accessor.uniqueName))", type, default: stub)
        }
        let externals = plan.externals.map { external in
            let double = Self.double(choice.replacement(for: external.key), of: external.key.type, names)
            return double.map { external.parameter(external.key.type, default: $0) } ?? external.parameter
        }
        let override = SwiftParameter(
            "overriding override", replaced.isEmpty ? closure : "@escaping \(closure)", default: "{ _ in }")
        return .type("nonisolated struct \(name)") {
            QualifiedNames(plan).declarations
            SwiftDeclaration.line("let \(module): \(container)").documented(
                "The container, in which stubs replace what a test must not use.")
            if !replaced.isEmpty {
                for external in plan.externals {
                    SwiftDeclaration.stored(
                        "private let \(kept(external))",
                        SwiftType(external.mayBeMissing ? .optional(external.key.type) : external.key.type))
                }
                SwiftDeclaration.line(
                    "private let \(overriding): (\(.swift)String, inout \(overrides)) -> \(.swift)Void"
                )
                .documented("Sets the doubles of all keys but one.")
            }
            SwiftDeclaration.function(
                "\(SwiftModifiers(isolation: effects))init", externals + doubles + [override], effects
            ) {
                making
            }
            .documented(
                "Makes the dependencies of one test or preview. Pass a double for what it uses; a stub replaces everything",
                graph.standsAlone == .library
                    ? "else that reaches outside of the library." : "else that reaches outside of the application.")
            if !replaced.isEmpty { makingAgain }
        }
        .documented(
            "The dependencies of a test or a preview that wants an object alone. Each has its own objects: nothing is shared",
            "with another test.")
    }

    /// The statements that make the container.
    @SwiftStatements private var making: [SwiftStatement] {
        if replaced.isEmpty {
            let arguments = plan.externals.map(\.argument) + [SwiftArgument("overriding", "override")]
            SwiftStatement.assign("self.\(module)", SwiftExpression(container).call(arguments).demanding(effects))
        } else {
            let (own, target) = (local("own"), local("target"))
            let setting = SwiftExpression.closure("(\(own): \(.swift)String, \(target): inout \(overrides)) in") {
                for (accessor, _) in replaced {
                    let name = SwiftName(escaping: accessor.uniqueName)
                    SwiftStatement.if(.holds("\(own) != \(SwiftCode(literal: accessor.uniqueName))")) {
                        if accessor.effects.globalActor == nil {
                            SwiftStatement.evaluate("\(target).\(name) { \(name) }")
                        } else {
                            SwiftStatement.evaluate("\(target).\(name)(\(name))")
                        }
                    }
                }
                "override(&\(target))"
            }
            SwiftStatement.let("\(local("overriding"))", setting)
            for external in plan.externals {
                SwiftStatement.set("self.\(kept(external))", to: SwiftExpression(external.variable))
            }
            SwiftStatement.set("self.\(overriding)", to: SwiftExpression(local("overriding")))
            let arguments =
                plan.externals.map(\.argument) + [SwiftArgument("overriding", "{ \(local("overriding"))(\"\", &$0) }")]
            SwiftStatement.assign("self.\(module)", SwiftExpression(container).call(arguments).demanding(effects))
        }
    }

    private var makingAgain: SwiftDeclaration {
        let values = plan.externals.map {
            SwiftArgument(SwiftName(label: $0.name), SwiftExpression("self.\(kept($0))" as SwiftCode))
        }
        let setting = SwiftExpression.closure {
            "self.\(overriding)(own, &$0)"
            "share(&$0)"
        }
        return .function(
            "\(SwiftModifiers(isolation: effects))private func \(remade)",
            [SwiftParameter("_ own", "\(.swift)String"), SwiftParameter("_ share", closure)], effects,
            returns: container
        ) {
            SwiftExpression(container).call(values + [SwiftArgument("overriding", setting)]).demanding(effects)
        }
        .documented(
            "Makes the container again, with the object of one key as in it, and the other objects of this one.")
    }

    /// The property of an external value.
    private func kept(_ external: RegistrationPlan.External) -> SwiftName {
        SwiftName(
            escaping: members.contains(external.variable.text) ? "\(external.variable.text)_" : external.variable.text)
    }

    /// A name that no parameter has.
    private func local(_ name: String) -> SwiftName {
        let taken = replacedNames.union(plan.externals.map(\.variable.text))
        return SwiftName(escaping: taken.contains(name) ? "\(name)_" : name)
    }
}
