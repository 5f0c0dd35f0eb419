/// Registers with the container of Dip 7 (https://github.com/AliSoftware/Dip).
struct DipContainerGenerator: ContainerGenerator {
    let containerModule = "Dip"
    let containerType = "Dip.DependencyContainer"
    // Reflecting over every instance for Dip's own property wrappers would cost time for nothing.
    let emptyContainer = "Dip.DependencyContainer(autoInjectProperties: false)"

    /// The container keeps the registered closures, so they must not keep the container. An `unowned` capture in each
    /// of them would do, if Swift 6.3 could then pass an `any P` to a `some P`.
    func declarations(for plan: RegistrationPlan) -> [String] {
        guard plan.registrations.contains(where: \.resolves) else { return [] }
        return [
            "/// Resolves dependencies for the registrations without keeping the container alive.",
            "private nonisolated struct Resolver {",
            "    unowned let container: \(containerType)",
            "",
            "    func resolve<Dependency>(_ type: Dependency.Type, tag: String? = nil) throws -> Dependency {",
            "        try container.resolve(tag: tag)",
            "    }",
            "}",
            "",
        ]
    }

    func preparation(for registrations: [RegistrationPlan.Registration]) -> [String] {
        registrations.contains(where: \.resolves) ? ["let resolver = Resolver(container: container)"] : []
    }

    func resolution(of slot: RegistrationPlan.Slot) -> String {
        "resolver.resolve(\(arguments(for: slot)))"
    }

    func lines(for registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> [String] {
        let call = "container.register(.\(registration.scope.rawValue), type: \(arguments(for: registration.slot)))"
        switch registration.source {
        case .alias(let target):
            return TrailingClosure.lines(call, parameters: nil, body: ["try \(resolution(of: target))"])
        case .provider(let provider):
            return TrailingClosure.lines(call, parameters: nil, body: ProviderCall(provider, in: graph, self).lines)
        }
    }

    /// The type and its tag, a string literal: Dip has no types for tags.
    private func arguments(for slot: RegistrationPlan.Slot) -> String {
        switch slot {
        case .key(let key):
            "\(key.type.parenthesized(.code)).self" + (key.tagName.map { ", tag: \"\($0)\"" } ?? "")
        case .hidden(let type):
            "\(type.spelling(.code)).self, tag: \"dpend.\(type.path)\""
        }
    }
}
