/// Compares the objects that the code passes with the objects that a container would pass.
///
/// A class with state is not any object of its type: a view model needs the router of its own screen, and not a new
/// one.
struct MeantObjects {
    private let plan: WiringPlan
    private var keepers: ObjectKeepers { plan.evidence.keepers }

    init(_ plan: WiringPlan) { self.plan = plan }

    /// Whether a call of a class passes another object for a parameter than the container would.
    func differ(for requirement: ProjectClasses.Requirement) -> Bool {
        guard let consumer = plan.classes.members[requirement.consumer] else { return false }
        let type = consumer.parameters[requirement.position].dependency.type.object
        let providers = plan.providers(of: type, for: consumer.name)
        guard providers.count == 1, let member = plan.classes.members[providers[0]],
            plan.localPositions(of: member.name).isEmpty,
            hasIdentity(member)
        else { return false }
        let lifetime = keepers.lifetime(of: member)
        return keepers.calls(consumer).contains { call in
            guard let argument = call.arguments[requirement.position] else { return false }
            return differs(keepers.origin(of: argument, in: call.construction), argument, member, lifetime)
        }
    }

    private func differs(
        _ origin: ObjectKeepers.Origin, _ argument: WrittenConstruction.Argument, _ member: ProjectClasses.Member,
        _ lifetime: ObjectKeepers.Lifetime
    ) -> Bool {
        switch (lifetime, origin) {
        case (.several, _): origin != .new
        case (_, .unknown), (_, .application): false
        case (.application, .passedOn): false
        // The only call that makes one makes the application's.
        case (.application, .new), (.application, .ofPlace): keepers.calls(member).count > 1
        case (.together, .ofPlace): false
        case (.together, .passedOn), (.place, .passedOn), (.place, .ofPlace): true
        case (.place, .new), (.together, .new), (.unknown, .new): false
        case (.unknown, .ofPlace): true
        // The class has one object, unless a caller passes itself or what its own caller passed.
        case (.unknown, .passedOn):
            argument.form == .caller || argument.variables.contains(where: \.isParameter) || !member.calls.isEmpty
        }
    }

    /// Whether two objects of a class are not interchangeable: they have state, or stand for a screen.
    private func hasIdentity(_ member: ProjectClasses.Member) -> Bool {
        if member.candidate.kind == .struct { return false }
        if member.hasState || RoleWords.isOfScreen(member.name.path) { return true }
        return plan.classes.types.superclasses(of: member.name).contains {
            plan.classes.members[$0]?.hasState ?? false || RoleWords.isOfScreen($0.path)
        }
    }
}
