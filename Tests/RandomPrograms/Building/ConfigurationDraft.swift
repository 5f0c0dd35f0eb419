/// A configuration that is being built. Its members make classes without a filter.
struct ConfigurationDraft {
    let module: Int
    private let name: String
    private let access: String
    private let provider: Provider
    private let isOnMainActor: Bool
    private let parameters: [Parameter]
    private var effects = Effects()
    private var members: [String] = []
    private var imports: Set<Int> = []
    private var offers: [Offer] = []

    init(in module: Int, _ builder: inout ProgramBuilder) {
        self.module = module
        name = builder.names.next() + "Configuration"
        access = builder.access(in: module)
        isOnMainActor = builder.chance(15)
        // The container keeps a configuration.
        let context = RequestContext(module: module, isKept: true, isOnMainActor: isOnMainActor)
        parameters = builder.chance(35) ? builder.parameters(1 + builder.number(below: 2), context) : []
        effects = parameters.reduce(Effects(onMainActor: isOnMainActor)) { $0.union($1.effects) }
        imports = parameters.reduce(into: []) { $0.formUnion($1.imports) }
        provider = Provider(typeName: builder.program.modules[module].name + "." + name, initializer: "")
        provider.scope = .singleton
        provider.effects = effects
    }

    /// Adds a method or property that makes its own class.
    ///
    /// - Parameter given: The provided protocol; nil for a new one.
    mutating func addMember(_ builder: inout ProgramBuilder, of given: ClassDraft.Key? = nil) {
        let product = builder.names.next()
        let isSendable = given?.isSendable ?? builder.chance(50)
        let scopes: [Scope] = isSendable ? Scope.allCases : [.unique, .shared]
        let scope = builder.chance(50) ? .unique : builder.pick(scopes)
        let form = builder.pick(["method", "method", "method", "property", "static method", "static property"])
        var own = Effects()
        own.throwing = builder.chance(12)
        own.awaiting = builder.chance(8) && !isOnMainActor
        let context = RequestContext(
            module: module, isKept: scope.isKept, needsSendable: own.awaiting, isOnMainActor: isOnMainActor,
            takesDefaults: false)
        let taken = form.hasSuffix("method") ? builder.parameters(builder.number(below: 3), context) : []
        let isStatic = form.hasPrefix("static")
        let isProtocol = given != nil || builder.chance(40)
        let tag = given == nil && builder.chance(35) ? builder.tag(in: module) : nil
        builder.count("configuration: \(form)")
        builder.count("configuration: \(scope.rawValue)")
        if tag != nil { builder.count("configuration: tag") }
        if own != Effects() { builder.count("configuration: effects") }

        // The configuration itself shows that the container made it.
        let passesSelf = !isStatic && !own.awaiting && builder.chance(50)
        var inner = taken.map { parameter in
            var parameter = parameter
            parameter.label = parameter.name
            return parameter
        }
        if passesSelf {
            inner.append(
                Parameter(
                    label: "configuration", name: "configuration", type: name,
                    notes: ["page.note(\"configuration\", configuration)"],
                    wiring: .made(provider)))
        }
        let key = declareProduct(product, inner, own, isSendable: isSendable, isProtocol: isProtocol, given, &builder)
        if let given { imports.insert(given.module) }
        let made = Provider(
            typeName: builder.program.modules[module].name + "." + product,
            initializer: Initializer(access: "", parameters: inner).signature)
        made.arguments = inner.map(\.argument)
        made.scope = scope
        made.effects = taken.reduce(isStatic ? Effects(onMainActor: isOnMainActor) : effects) { $0.union($1.effects) }
            .union(own)

        let member = builder.names.next().variableName
        let arguments =
            (tag.map { ["tag: \($0).self"] } ?? []) + (scope == .unique ? [] : ["scope: .\(scope.rawValue)"])
        let values = inner.map { "\($0.name): \($0.name == "configuration" ? "self" : $0.name)" }.joined(
            separator: ", ")
        let list = arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")"
        let registration = "DependencyRegistration\(list) { \(own.call)\(product)(\(values)) }"
        let head =
            form.hasSuffix("method")
            ? "func \(member)(\(taken.map(\.declaration).joined(separator: ", ")))" + " -> "
            : "var \(member): "
        let availability = builder.chance(8) ? [builder.availability()] : []
        if !availability.isEmpty { builder.count("configuration: @available") }
        let declaration = "\(access)\(isStatic ? "static " : "")\(head)DependencyRegistration<\(key)> {"
        let lines = availability + [declaration, "    \(registration)", "}"]
        members += builder.chance(10) ? builder.conditionalMember(lines, in: module) : lines
        for parameter in taken { imports.formUnion(parameter.imports) }
        if scope == .eagerSingleton { builder.program.start = builder.program.start.union(made.effects) }
        let keyName = isProtocol ? String(key.dropFirst(4)) : key
        if isProtocol, given == nil {
            builder.overridable.append(
                .init(
                    accessor: keyName.accessor(tag: tag), protocolName: keyName, module: module, isSendable: isSendable,
                    provider: made))
        }
        offers.append(
            Offer(
                type: key, key: keyName, tag: tag, wiring: .made(made), effects: made.effects,
                module: given?.module ?? module,
                provided: module,
                isSendable: isSendable, reachesShared: scope == .shared || taken.contains(where: \.reachesShared),
                isProtocol: isProtocol, isAlone: given == nil))
        builder.program.roots.append(
            .init(name: keyName.accessor(tag: tag), wiring: .made(made), effects: made.effects))
    }

    /// Declares the product of a member, and returns its key.
    private func declareProduct(
        _ product: String, _ inner: [Parameter], _ own: Effects, isSendable: Bool, isProtocol: Bool,
        _ given: ClassDraft.Key?,
        _ builder: inout ProgramBuilder
    ) -> String {
        var type = TypeDeclaration(keyword: "final class", name: product, access: isProtocol ? "" : access)
        var key = product
        if isProtocol {
            let name = given?.name ?? builder.newProtocol(in: module, isSendable: isSendable)
            type.inheritance.append(name)
            key = "any \(name)"
        }
        if isSendable { type.inheritance.append("Sendable") }
        type.members = ["let page: Page"]
        type.initializers = [Initializer(access: "", parameters: inner, effects: own)]
        builder.declare(Declaration(content: .type(type), namedModules: given.map { [$0.module] } ?? []), in: module)
        return key
    }

    /// Adds it, and offers its keys.
    func finish(_ builder: inout ProgramBuilder) {
        let initializer = Initializer(access: access, parameters: parameters)
        provider.initializer = initializer.signature
        provider.arguments = parameters.map(\.argument)
        var type = TypeDeclaration(
            keyword: "final class", name: name, access: access, attributes: isOnMainActor ? [builder.mainActor] : [],
            inheritance: ["DependencyConfiguration"])
        type.members = ["nonisolated let page: Page"] + members
        type.initializers = [initializer]
        builder.declare(Declaration(content: .type(type), namedModules: imports), in: module)
        builder.offers += offers
        builder.program.roots.append(.init(name: name.accessor(), wiring: .made(provider), effects: effects))
    }
}
