/// A container in the `static` back end: a class.
struct StaticContainer {
    /// Its number.
    let number: Int
    let plan: RegistrationPlan
    let accessors: AccessorPlan
    /// The full name of the class.
    let type: SwiftType
    /// The suffix of the names of its helper types.
    let suffix: String
    /// The openings of the containers directly inside this one.
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
                suffix: number == NestedContainers.root
                    ? "" : container.path.split(separator: ".").joined(separator: "_"),
                openings: ContainerOpening.all(in: number, plan, accessors, of: name), parent: container.parent)
        }
    }

    /// The overrides, with their full name.
    var overrides: AccessorOverrides {
        AccessorOverrides(accessors, openings: openings, isOfSeveral: !plan.containers.isEmpty)
    }
}

extension [StaticContainer] {
    /// A container, and those around it.
    func outward(from container: Int) -> some Sequence<Int> { sequence(first: container) { self[$0].parent } }

    /// Whether their code uses DpendRuntime anyway.
    var useRuntime: Bool { contains(where: \.plan.usesRuntime) }
}
