/// How generated code opens a nested container: by a function of the container around it.
struct ContainerOpening {
    /// The number of the container.
    let container: Int
    /// The function, and the property of the overrides.
    let name: SwiftName
    /// The container's type within that of the one around it.
    let typeName: SwiftName
    /// The same as it is named everywhere.
    let type: SwiftType
    let overrides: SwiftType
    /// The values with which it is opened.
    let values: [RegistrationPlan.External]
    /// What opening demands.
    let effects: Effects
    let title: String

    /// The openings of the containers that lie directly in one.
    static func all(in container: Int, _ plan: RegistrationPlan, _ accessors: AccessorPlan, of name: SwiftName) -> [ContainerOpening] {
        plan.containers.children(of: container).map { ContainerOpening($0, plan, accessors, of: name) }
    }

    /// - Parameters:
    ///   - plan: The plan of the root, which has those of all containers; likewise its accessors.
    ///   - name: The declaration.
    init(_ container: Int, _ plan: RegistrationPlan, _ accessors: AccessorPlan, of name: SwiftName) {
        self.container = container
        let (nested, own) = (plan.nested[container - 1], accessors.nested[container - 1])
        typeName = SwiftName(escaping: plan.containers.all[container].name)
        self.name = SwiftName(escaping: Self.functionName(plan.containers.all[container].name))
        type = Self.type(of: container, plan.containers, in: name)
        overrides = "\(type).\(own.overridesType)"
        values = nested.externals
        effects = own.eagerEffects(nested)
        title = plan.containers.all[container].path
    }

    /// The name of the function that opens a container of a name.
    static func functionName(_ name: String) -> String { AccessorName.of(DependencyKey(type: .named(name))) }

    /// The type of a container, as it is named everywhere.
    static func type(of container: Int, _ containers: NestedContainers, in name: SwiftName) -> SwiftType {
        let names = containers.chain(from: container).reversed().dropFirst().map { SwiftName(escaping: containers.all[$0].name) }
        return SwiftType(SwiftCode(path: [name] + names).swift)
    }

    /// The parameter by which overrides are given for this container alone.
    var overriding: SwiftParameter { SwiftParameter("overriding override", "(inout \(overrides)) -> \(.swift)Void", default: "{ _ in }") }

    /// The arguments of the function, in the order of the values, from those of a closure.
    func arguments(_ order: [Int], _ argument: (Int) -> SwiftExpression) -> [SwiftArgument] {
        zip(values, order).map { value, position in
            let argument = argument(position)
            return SwiftArgument(SwiftName(label: value.name), value.key.tag == nil ? argument : "\(argument).dependency")
        }
    }

    /// The function of the container around it.
    func function(_ access: AccessLevel, _ body: @escaping () -> [SwiftStatement]) -> SwiftDeclaration {
        .function(
            "\(SwiftModifiers(isolation: effects))\(SwiftModifiers(access))func \(name)", values.map(\.parameter) + [overriding], effects, returns: type, body
        ).documented("Opens the nested container \(SwiftComment(containerNamed: title)), and makes what has to be there from the start.")
    }
}
