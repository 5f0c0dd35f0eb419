/// A container as the `static` back-end sees it: a class.
struct StaticContainer {
    /// Its number.
    let number: Int
    let plan: RegistrationPlan
    let accessors: AccessorPlan
    /// The class, as it is named everywhere.
    let type: SwiftType
    /// What the names of those types end with that help only this class.
    let suffix: String
    /// How the containers directly in this one are opened.
    let openings: [ContainerOpening]
    /// The container around it; nil for the root.
    let parent: Int?

    /// All containers, by their numbers.
    static func all(_ plan: RegistrationPlan, _ accessors: AccessorPlan, name: SwiftName) -> [StaticContainer] {
        zip([plan] + plan.nested, [accessors] + accessors.nested).enumerated().map { number, own in
            let container = plan.containers.all[number]
            return StaticContainer(
                number: number, plan: own.0, accessors: own.1,
                type: ContainerOpening.type(of: number, plan.containers, in: name),
                suffix: number == NestedContainers.root ? "" : container.path.split(separator: ".").joined(separator: "_"),
                openings: ContainerOpening.all(in: number, plan, accessors, of: name), parent: container.parent)
        }
    }

    /// The overrides, as they are named everywhere.
    var overrides: AccessorOverrides { AccessorOverrides(accessors, openings: openings, isOfSeveral: !plan.containers.isEmpty) }
}
