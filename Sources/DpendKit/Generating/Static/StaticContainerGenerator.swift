import DpendRuntime

/// Writes a class without a container: an accessor for each dependency, which calls its provider.
struct StaticContainerGenerator: ContainerGenerator {
    let kind = ContainerKind("static", expressesAsync: true, expressesOtherActors: true)

    func imports(for plan: RegistrationPlan) -> [ModuleImport] {
        // DpendRuntime has a lock already.
        if plan.usesRuntime { return [ModuleImport(TypeExpression.runtimeModule)] }
        return plan.mayKeepState ? StaticLock.imports : []
    }

    func exposedTypes(for plan: RegistrationPlan, _ accessors: AccessorPlan) -> [TypeExpression] {
        accessors.exposedTypes + plan.injectedClasses.flatMap(\.exposedTypes)
    }

    func declarations(
        for plan: RegistrationPlan, _ accessors: AccessorPlan, in graph: DependencyGraph, name: String
    ) -> [SwiftDeclaration] {
        let (plan, name) = (StaticPlan(plan, accessors, in: graph, name: name), SwiftName(escaping: name))
        let injections = plan.plan.injectedClasses.flatMap { injected in
            StaticInjection(plan: plan, injected: injected).members
                + InjectionMembers(injected: injected, transferType: plan.transferType).members
        }
        return [StaticClass(plan: plan).declaration]
            + plan.parts.groups.map { parts in
                .type("nonisolated extension \(name)") {
                    for part in parts { StaticMembers(plan: plan, part: part).declarations }
                }
            }
            + [
                AccessorOverrides(plan.accessors).declaration(in: name, members: StaticOverride.members(for: plan.parts)) {
                    .set("self._closures[\(SwiftCode(literal: $0.uniqueName))]", to: "make")
                }
            ]
            + SwiftDeclaration.extensions(of: name, injections)
            + StaticSupport(plan: plan).types.map { type in .type("nonisolated extension \(name)") { type } }
            + (plan.hasLock && !plan.usesRuntime ? [StaticLock.declaration(of: plan.lockType)] : [])
    }
}

extension RegistrationPlan {
    /// Whether generated code names something of DpendRuntime.
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

    /// Whether there may be something to guard with a lock.
    var mayKeepState: Bool {
        registrations.contains { registration in
            guard case .provider(let provider) = registration.source else { return false }
            return registration.scope.isKept || provider.edges.contains { $0.immediateTargets != $0.targets }
                || registration.assisted != nil
        }
    }
}
