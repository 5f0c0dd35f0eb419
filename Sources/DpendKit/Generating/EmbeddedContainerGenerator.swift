/// Registers with `DpendRuntime.DependencyContainer`.
struct EmbeddedContainerGenerator: ContainerGenerator {
    let containerModule = "DpendRuntime"
    let containerType = "DpendRuntime.DependencyContainer"
    let emptyContainer = "DpendRuntime.DependencyContainer()"

    func declarations(for plan: RegistrationPlan) -> [String] {
        plan.registrations.flatMap { registration -> [String] in
            guard case .hidden(let type) = registration.slot else { return [] }
            return [
                "/// Tells the one \(type.path) that several keys lead to from what is registered under that name.",
                "private nonisolated enum \(tag(for: type)): DpendRuntime.DependencyTag {}",
                "",
            ]
        }
    }

    func preparation(for registrations: [RegistrationPlan.Registration]) -> [String] { [] }

    func resolution(of slot: RegistrationPlan.Slot) -> String { "resolver.resolve(\(arguments(for: slot)))" }

    func lines(for registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> [String] {
        let scope = registration.scope == .unique ? "" : ", scope: .\(registration.scope.rawValue)"
        let call = "container.register(\(arguments(for: registration.slot))\(scope))"
        switch registration.source {
        case .alias(let target):
            return TrailingClosure.lines(
                call, parameters: "resolver in", body: ["try \(resolution(of: target))"])
        case .provider(let provider):
            return TrailingClosure.lines(
                call, parameters: registration.resolves ? "resolver in" : "_ in",
                body: ProviderCall(provider, in: graph, self).lines)
        }
    }

    private func arguments(for slot: RegistrationPlan.Slot) -> String {
        switch slot {
        case .key(let key):
            let tag = key.tag.map { ", tag: \($0.parenthesized(.code)).self" } ?? ""
            return "\(key.type.parenthesized(.code)).self\(tag)"
        case .hidden(let type):
            return "\(type.spelling(.code)).self, tag: \(tag(for: type)).self"
        }
    }

    private func tag(for type: NominalType) -> String {
        SwiftIdentifier.escaped("\(type.components.map(\.name).joined(separator: "_"))_Instance")
    }
}
