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
    ) -> [String] {
        let plan = StaticPlan(plan, accessors, in: graph, name: name)
        var lines = [
            "",
            "/// The dependencies of this application and of the libraries it links.",
            "///",
            "/// It can be used from any thread.",
        ]
        lines += StaticClass(plan: plan).lines
        for group in GeneratedLines.groups(of: plan.parts) {
            let members = group.flatMap { StaticMembers(plan: plan, part: $0).lines }.dropFirst()
            lines += ["", "nonisolated extension \(name) {"] + GeneratedLines.indented(Array(members)) + ["}"]
        }
        lines += AccessorOverrides(plan.accessors).lines(
            in: name, members: StaticOverride.members(for: plan.parts)
        ) { "self._closures[\"\($0.uniqueName)\"] = make" }
        lines += GeneratedLines.extensions(
            of: name,
            plan.plan.injectedClasses.flatMap { StaticInjection(plan: plan, injected: $0).members + InjectionMembers(injected: $0, transferType: plan.transferType).members })
        for support in StaticSupport(plan: plan).types {
            lines += ["", "nonisolated extension \(name) {"] + GeneratedLines.indented(support) + ["}"]
        }
        return lines + (plan.hasLock && !plan.usesRuntime ? [""] + StaticLock.declaration(name: plan.lockType) : [])
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
