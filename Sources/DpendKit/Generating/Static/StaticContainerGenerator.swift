import DpendRuntime

/// Writes a class without a container: each dependency has an accessor that calls its provider.
struct StaticContainerGenerator: ContainerGenerator {
    let kind = ContainerKind.static

    func imports(for plan: RegistrationPlan) -> [ModuleImport] {
        // DpendRuntime already has a lock.
        if (plan.nested + [plan]).contains(where: \.usesRuntime) { return [ModuleImport(TypeExpression.runtimeModule)] }
        let traces = plan.traces ? [ModuleImport(path: ["os"], condition: "canImport(os)")] : []
        return plan.traces || (plan.nested + [plan]).contains(where: \.mayKeepState) ? StaticLock.imports + traces : []
    }

    func exposedTypes(for plan: RegistrationPlan, _ accessors: AccessorPlan) -> [TypeExpression] {
        (accessors.nested + [accessors]).flatMap(\.exposedTypes)
            + (plan.nested + [plan]).flatMap(\.injectedClasses).flatMap(\.exposedTypes)
    }

    func declarations(
        for plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, name: String
    ) -> [SwiftDeclaration] {
        let (plan, name) = (StaticPlan(plan, accessors, in: graph, name: name), SwiftName(escaping: name))
        return plan.containers.flatMap { declarations(of: $0, plan) }
            + StaticSupport(plan: plan).types.map { type in .type("nonisolated extension \(name)") { type } }
            + (plan.hasAnyLock && !plan.usesRuntime ? StaticLock.declarations(of: plan.types.lock) : [])
    }

    private func declarations(of container: StaticContainer, _ plan: StaticPlan) -> [SwiftDeclaration] {
        let injections = container.plan.injectedClasses.flatMap { injected in
            StaticInjection(plan: plan, injected: injected, container: container.number).members
                + InjectionMembers(injected: injected, transferType: plan.types.transfer).members
        }
        let (name, parts) = (container.type, plan.parts(of: container.number))
        let members = StaticOverride.members(for: parts, openings: plan.isNested ? container.openings : nil)
        let hold =
            container.parent != nil && plan.hasHold(container.number)
            ? [StaticSupport(plan: plan).hold(container.number)] : []
        return [StaticClass(plan: plan, container: container).declaration]
            + parts.groups.map { parts in
                .type("nonisolated extension \(name)") {
                    for part in parts { StaticMembers(plan: plan, part: part).declarations }
                }
            }
            + [
                container.overrides.declaration(in: name, members: members) {
                    .set("self._closures[\(SwiftCode(literal: $0.uniqueName))]", to: "make")
                }
            ]
            + SwiftDeclaration.extensions(of: name, injections) + SwiftDeclaration.extensions(of: name, hold)
    }
}

extension RegistrationPlan {
    /// Whether generated code uses DpendRuntime.
    var usesRuntime: Bool {
        imports.contains { $0.isActive && $0.module == TypeExpression.runtimeModule }
            || registrations.contains { registration in
                guard case .provider(let provider) = registration.source else { return false }
                if case .configurationMethod = provider.factory.kind { return true }
                return provider.factory.dependencies.contains { key in
                    key.tag != nil || key.type.nominalTypes.contains { $0.module == TypeExpression.runtimeModule }
                }
            }
    }

    /// Whether there may be state that a lock must guard.
    var mayKeepState: Bool {
        let isAsync = registrations.contains(where: \.effects.isAsync)
        return registrations.contains { registration in
            if registration.scope == .shared, isAsync, startsInParallel { return true }
            guard case .provider(let provider) = registration.source else { return false }
            return registration.scope.isKept || provider.edges.contains { $0.immediateTargets != $0.targets }
                || registration.assisted != nil
        }
    }
}
