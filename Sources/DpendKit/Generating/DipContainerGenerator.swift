/// Registers with the container of Dip 7 (https://github.com/AliSoftware/Dip).
struct DipContainerGenerator: ContainerGenerator {
    let containerModule = "Dip"
    let containerType = "Dip.DependencyContainer"
    // Reflecting over every instance for Dip's own property wrappers would cost time for nothing.
    let emptyContainer = "Dip.DependencyContainer(autoInjectProperties: false)"

    func declarations(for plan: RegistrationPlan) -> [String] { [] }

    func argument(resolving key: DependencyKey) -> String { resolution(of: .key(key)) }

    func receiver(resolving key: DependencyKey) -> String { "(\(resolution(of: .key(key))))" }

    func lines(for registration: RegistrationPlan.Registration, in graph: DependencyGraph) -> [String] {
        // Dip prefers an untagged definition to none; the tag is always exact here.
        let tag = tag(of: registration.slot).map { ", tag: \($0)" } ?? ""
        let type = type(of: registration.slot).parenthesized(.code)
        let call = "container.register(.\(registration.scope.rawValue), type: \(type).self\(tag))"
        switch registration.source {
        case .alias(let target):
            return TrailingClosure.lines(call, parameters: Self.capture, body: ["try \(resolution(of: target))"])
        case .provider(let provider):
            let expression = ProviderCall(provider, in: graph, self)
            return TrailingClosure.lines(
                call, parameters: expression.resolves ? Self.capture : nil, body: expression.tryLines)
        }
    }

    // The container keeps the closure: a strong capture would keep both for ever.
    private static let capture = "[unowned container] in"

    private func resolution(of slot: RegistrationPlan.Slot) -> String {
        "container.resolve(\(tag(of: slot).map { "tag: \($0)" } ?? "")) as \(type(of: slot).spelling(.code))"
    }

    private func type(of slot: RegistrationPlan.Slot) -> TypeExpression {
        switch slot {
        case .key(let key): key.type
        case .hidden(let type): .nominal(type)
        }
    }

    /// The tag as a string literal; Dip has no types for tags.
    private func tag(of slot: RegistrationPlan.Slot) -> String? {
        switch slot {
        case .key(let key): key.tagName.map { "\"\($0)\"" }
        case .hidden(let type): "\"dpend.\(type.path)\""
        }
    }
}
