/// Builds the tree of containers from annotations. A class is below the class that registers it.
struct WeaverTree {
    private let containers: [WeaverContainer]
    private let types: WeaverTypes
    private(set) var tree = ScopeTree(noun: "container")
    /// The containers by the types that they belong to.
    private var positions: [String: Int] = [:]

    /// - Parameter problems: The problems that are already known.
    init(_ containers: [WeaverContainer], _ problems: [ScopeTree.Problem]) {
        self.containers = containers
        types = WeaverTypes(containers)
        tree.findsByType = true
        let areProperties = containers.contains { $0.dependencies.contains { $0.wrapper != nil } }
        let form =
            areProperties
            ? "@Weaver(.registration, type: {made}.self) private var {name}: {type}"
            : "// weaver: {name} = {made}{interface}"
        tree.member = MemberSyntax(fresh: form, kept: form, interface: " <- {type}", maker: .library)
        tree.problems = problems
        for (position, container) in containers.enumerated() {
            positions[container.name] = positions[container.name] ?? position
        }
        for container in containers { addScope(container) }
        for position in containers.indices { linkChildren(of: position) }
        findRoots()
        findBuilds()
        for container in containers { judge(container) }
    }

    private func container(of type: WeaverType?) -> Int? {
        guard let type, type.parts.count == 1 else { return nil }
        // `Cache<Int>` is an instance of the generic `Cache`.
        return positions[type.parts[0]] ?? positions[String(type.parts[0].prefix { $0 != "<" })]
    }

    private mutating func addScope(_ container: WeaverContainer) {
        var scope = ScopeTree.Scope(name: container.name, requirementName: container.name, location: container.location)
        scope.isPassed = container.isPublic
        for dependency in container.dependencies {
            var property = ScopeTree.Property(
                name: dependency.name,
                type: dependency.interface.map { "\(dependency.type) <- \($0)" } ?? "\(dependency.type)",
                location: dependency.location)
            property.isKept = dependency.kind == .registration && (dependency.scope ?? .container) != .transient
            switch dependency.kind {
            case .reference:
                property.types = (dependency.type.parts, types.areProtocols(dependency))
                scope.requirements.append(property)
            case .registration, .parameter:
                property.types = dependency.interface.map { ($0.parts, true) } ?? (dependency.type.parts, false)
                scope.properties.append(property)
            }
        }
        tree.scopes.append(scope)
    }

    private mutating func linkChildren(of position: Int) {
        for dependency in containers[position].dependencies where dependency.kind == .registration {
            guard let child = container(of: dependency.type),
                !tree.scopes[position].children.contains(where: { $0.scope == child })
            else { continue }
            tree.scopes[position].children.append((child, dependency.location))
        }
    }

    private mutating func findRoots() {
        var made: [Int: [Int]] = [:]
        for (position, scope) in tree.scopes.enumerated() {
            for child in scope.children { made[child.scope, default: []].append(position) }
        }
        for position in tree.scopes.indices {
            let makers = made[position] ?? []
            tree.scopes[position].isRoot = makers.isEmpty && !containers[position].isIsolated
            guard containers[position].isIsolated, let maker = makers.first(where: { !containers[$0].isIsolated }),
                !tree.scopes[position].requirements.isEmpty,
                let registration = containers[maker].dependencies.first(where: {
                    $0.kind == .registration && container(of: $0.type) == position
                })
            else { continue }
            let name = containers[position].name
            tree.problems.append(
                .init(
                    .invalid,
                    "'\(containers[maker].name)' registers '\(name)', which 'self.isIsolated = true' keeps apart from all others",
                    about: name, at: registration.location,
                    notes: [("'\(name)' is declared here", containers[position].location)]))
        }
    }

    // MARK: Cycles

    /// Weaver rejects a type that cannot be made without itself, unless a type on the way refers to itself.
    private mutating func findBuilds() {
        let needs = containers.map { container in
            container.dependencies.filter { $0.kind != .parameter }.compactMap { dependency in
                self.container(of: types.made(for: dependency)).map {
                    (scope: $0, isMade: dependency.kind == .registration, location: dependency.location)
                }
            }
        }
        // `api <- API` within 'API'.
        let refersToItself = needs.indices.map { position in
            needs[position].contains { !$0.isMade && $0.scope == position }
        }
        // dpend does not know how a builder makes an instance, unless another path leads to it.
        var open = containers.flatMap { container in
            container.dependencies.filter { $0.kind == .registration && $0.builder == nil }.compactMap {
                self.container(of: $0.type)
            }
        }.filter { !refersToItself[$0] }
        var reached = Set(open)
        while let next = open.popLast() {
            for need in needs[next] where !refersToItself[need.scope] && reached.insert(need.scope).inserted {
                open.append(need.scope)
            }
        }
        for position in needs.indices {
            tree.scopes[position].builds =
                reached.contains(position) ? needs[position].filter { reached.contains($0.scope) } : []
        }
    }

    // MARK: Scopes and parameters

    private mutating func judge(_ owner: WeaverContainer) {
        for dependency in owner.dependencies {
            let subject = "\(owner.name).\(dependency.name)"
            if dependency.kind == .parameter {
                if dependency.scope == .weak, !dependency.type.isOptional {
                    tree.problems.append(
                        .init(
                            .scope,
                            "the parameter '\(dependency.name)' is held weakly, and '\(dependency.type)' is not optional",
                            about: subject, at: dependency.location))
                }
                continue
            }
            guard let target = container(of: types.made(for: dependency)) else { continue }
            let parameters = containers[target].dependencies.filter { $0.kind == .parameter }
            if dependency.kind == .registration, (dependency.scope ?? .container) == .container,
                let first = parameters.first
            {
                let written = dependency.scope == nil ? "'container', the default scope," : "'container'"
                tree.problems.append(
                    .init(
                        .scope,
                        "'\(dependency.name)' is registered as \(written) and takes the parameter '\(first.name)', which nobody passes when '\(owner.name)' is made",
                        about: subject,
                        at: dependency.location,
                        notes: [
                            (
                                "'\(containers[target].name)' declares the parameter '\(first.name): \(first.type)'",
                                first.location
                            ), ("make it '.transient'", nil),
                        ]))
            }
            if dependency.kind == .registration, dependency.scope == .lazy, dependency.builder == nil,
                let first = parameters.first
            {
                tree.problems.append(
                    .init(
                        .ignoredArguments,
                        "'\(dependency.name)' is kept as 'lazy' with the first '\(first.name)' that it is made with; later ones are ignored",
                        about: subject, at: dependency.location,
                        notes: [
                            (
                                "'\(containers[target].name)' declares the parameter '\(first.name): \(first.type)'",
                                first.location
                            )
                        ]))
            }
            judgeWrapper(of: dependency, subject, parameters, containers[target].name)
        }
    }

    /// `@WeaverP2` must state the parameters of the type.
    private mutating func judgeWrapper(
        of dependency: WeaverDependency, _ subject: String, _ parameters: [WeaverDependency], _ target: String
    ) {
        guard let wrapper = dependency.wrapper, wrapper.parameters != parameters.map(\.type) else { return }
        func text(_ types: [WeaverType]) -> String {
            types.isEmpty ? "no parameters" : "'(\(types.map(\.description).joined(separator: ", ")))'"
        }
        tree.problems.append(
            .init(
                .arguments,
                "'\(dependency.name)' is declared with \(text(wrapper.parameters)), and '\(target)' takes \(text(parameters.map(\.type)))",
                about: subject, at: dependency.location,
                notes: parameters.prefix(1).map { ("'\(target)' declares its parameters here", $0.location) }))
    }
}
