/// Decides where a type does not say which object is meant.
extension WiringPlanner {
    /// Decides for required types that several classes provide, and for classes that would get themselves.
    mutating func settleConflicts() {
        for (type, requirements) in classes.sortedRequirements {
            if plan.externals[type] != nil || plan.values.contains(type) || plan.passed.contains(type) { continue }
            for requirement in requirements where isOpen(requirement) {
                let found = plan.providers(of: type, for: requirement.consumer)
                if isList(requirement) {
                    if found.isEmpty || passesList(requirement) || pass([requirement]).isEmpty { continue }
                    dropCheaper(
                        [requirement.consumer], Set(found),
                        "its list of '\(type.spelling(.plain))' is made by your code")
                } else if found == [requirement.consumer] {
                    drop(found, "requires '\(type.spelling(.plain))' itself, and nothing else provides one")
                } else if found.count > 1 {
                    settle(type, found, requirements.filter(isOpen))
                }
            }
        }
    }

    /// Whether a chosen class expects the container to fill a parameter.
    func isOpen(_ requirement: ProjectClasses.Requirement) -> Bool {
        plan.chosen.contains(requirement.consumer) && !plan.passedParameters.contains(.init(requirement))
    }

    func parameter(_ requirement: ProjectClasses.Requirement) -> DependencyFactory.Parameter? {
        classes.members[requirement.consumer]?.parameters[requirement.position]
    }

    private func isList(_ requirement: ProjectClasses.Requirement) -> Bool {
        if case .array = parameter(requirement)?.dependency.type.unwrapped { true } else { false }
    }

    /// Whether the code passes a list that it writes down.
    private func passesList(_ requirement: ProjectClasses.Requirement) -> Bool {
        classes.members[requirement.consumer]?.calls.contains { $0.arguments[requirement.position]?.form == .literal }
            ?? false
    }

    private mutating func settle(
        _ type: TypeExpression, _ providers: [TypeName], _ requirements: [ProjectClasses.Requirement]
    ) {
        let name = type.spelling(.plain)
        if plan.decorators[type] == nil, let decorator = decorator(of: type, providers, requirements) {
            plan.decorators[type] = decorator
            return
        }
        // A class that wraps such an object needs another one.
        let inner = providers.filter { provider in
            classes.members[provider].map(plan.evidence.keepers.isPassed) ?? false
                || !requirements.contains { $0.consumer == provider && $0.isPlain }
        }
        if let meant = inner.count == 1 ? inner[0] : meant(type, inner.isEmpty ? providers : inner) {
            let others = providers.filter { $0 != meant }
            if !others.contains(where: { isRequiredBesides(type, $0) }) {
                return drop(others, "'\(meant.path)' provides '\(name)'")
            }
        }
        let left = Set(pass(requirements.filter { !isList($0) }, of: type).map(\.consumer))
        if !left.isEmpty {
            dropCheaper(left, Set(providers).subtracting(left), "\(providers.count) classes provide '\(name)'")
        }
    }

    /// The class among the providers of a type that wraps the other ones.
    private func decorator(
        of type: TypeExpression, _ providers: [TypeName], _ requirements: [ProjectClasses.Requirement]
    ) -> TypeName? {
        let wrapping = requirements.filter { requirement in
            providers.contains(requirement.consumer) && parameter(requirement)?.dependency.type == type
                && classes.members[requirement.consumer]?.candidate.provided.contains(type) ?? false
        }
        guard wrapping.count == 1, let member = classes.members[wrapping[0].consumer] else { return nil }
        let inner = providers.filter { $0 != member.name }
        return plan.evidence.wraps(member, wrapping[0].position, inner) ? member.name : nil
    }

    /// The class that the code means: the only one that it makes, or the one with the name of the type.
    private func meant(_ type: TypeExpression, _ providers: [TypeName]) -> TypeName? {
        if let own = providers.first(where: { classes.members[$0]?.candidate.type == type.nominal }) { return own }
        let made = providers.filter { classes.members[$0]?.calls.isEmpty == false }
        if made.count == 1 { return made[0] }
        let called = (made.isEmpty ? providers : made).filter {
            NameAffix.isImplementation($0.path, of: type.nominal?.path ?? "")
        }
        return called.count == 1 ? called[0] : nil
    }

    /// Whether chosen classes require a class by another type.
    private func isRequiredBesides(_ type: TypeExpression, _ name: TypeName) -> Bool {
        plan.consumers(of: name).contains {
            $0.key != type && classes.providers(of: $0.key, among: plan.chosen).count == 1
        }
    }

    // MARK: Objects

    /// Decides for parameters for which the code passes another object than the container would. If many classes take
    /// such objects, they open a nested container. Otherwise callers pass them.
    mutating func settleMeantObjects() {
        for (type, requirements) in classes.sortedRequirements {
            if plan.externals[type] != nil || plan.values.contains(type) || plan.passed.contains(type) { continue }
            let open = requirements.filter { $0.isPlain && isOpen($0) }
            if open.isEmpty { continue }
            let meant = MeantObjects(plan)
            let others = open.filter(meant.differ)
            if others.isEmpty { continue }
            let consumers = Set(others.map(\.consumer))
            if plan.isWorthContainer(consumers.count), !refused.contains(type), classes.canBeNamed(type) {
                plan.values.insert(type)
            } else {
                plan.passedParameters.formUnion(others.map(WiringPlan.Parameter.init))
            }
        }
    }

    // MARK: Closures

    /// Lets callers pass closures that the container cannot make: their parameters are not the run-time values of the
    /// class that they make.
    mutating func settleClosures() {
        for (type, requirements) in classes.sortedRequirements
        where plan.externals[type] == nil && !plan.values.contains(type) {
            let closures = requirements.filter { requirement in
                guard isOpen(requirement),
                    case .function(let function)? = parameter(requirement)?.dependency.type.unwrapped
                else { return false }
                let found = plan.providers(of: type, for: requirement.consumer)
                return !found.isEmpty && !found.contains { takes(function.parameters, $0) }
            }
            for requirement in pass(closures) {
                drop([requirement.consumer], "its closure makes a '\(type.spelling(.plain))' of other values")
            }
        }
    }

    private func takes(_ types: [TypeExpression], _ name: TypeName) -> Bool {
        guard let member = classes.members[name] else { return false }
        return plan.localPositions(of: name).map { member.parameters[$0].dependency.type } == types
    }
}
