/// A function of generated code that opens a nested container in the container around it.
struct ContainerOpening {
    /// The number of the container.
    let container: Int
    /// The name of the function, and of the property of the overrides.
    let name: SwiftName
    /// The name of the container's type in the type around it.
    let typeName: SwiftName
    /// The full name of the container's type.
    let type: SwiftType
    let overrides: SwiftType
    /// The values with which it is opened.
    let values: [RegistrationPlan.External]
    /// The effects of opening it.
    let effects: Effects
    let title: String

    /// The openings of the containers directly inside another one.
    static func all(in container: Int, _ plan: RegistrationPlan, _ accessors: AccessorPlan, of name: SwiftName)
        -> [ContainerOpening]
    {
        plan.containers.children(of: container).map { ContainerOpening($0, plan, accessors, of: name) }
    }

    /// - Parameters:
    ///   - plan: The plan of the root, with the plans of all containers; the same for the accessors.
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

    /// The name of the function that opens a container with a name.
    static func functionName(_ name: String) -> String { AccessorName.of(DependencyKey(type: .named(name))) }

    /// The full name of a container's type.
    static func type(of container: Int, _ containers: NestedContainers, in name: SwiftName) -> SwiftType {
        let names = containers.chain(from: container).reversed().dropFirst().map {
            SwiftName(escaping: containers.all[$0].name)
        }
        return SwiftType(SwiftCode(path: [name] + names).swift)
    }

    /// The parameter for overrides of this container alone.
    var overriding: SwiftParameter {
        SwiftParameter("overriding override", "(inout \(overrides)) -> \(.swift)Void", default: "{ _ in }")
    }

    /// The arguments of the function, in the order of the values, from a closure's arguments.
    func arguments(_ order: [Int], _ argument: (Int) -> SwiftExpression) -> [SwiftArgument] {
        zip(values, order).map { value, position in
            let argument = argument(position)
            return SwiftArgument(
                SwiftName(label: value.name), value.key.tag == nil ? argument : "\(argument).dependency")
        }
    }

    /// The function in the container around it.
    func function(_ access: AccessLevel, _ body: @escaping () -> [SwiftStatement]) -> SwiftDeclaration {
        .function(
            "\(SwiftModifiers(isolation: effects))\(SwiftModifiers(access))func \(name)",
            values.map(\.parameter) + [overriding], effects, returns: type, body
        ).documented("Opens the nested container \(SwiftComment(named: title)), and makes its eager singletons.")
    }
}
