import DpendRuntime

/// What there is to cook with.
public struct Pantry: Sendable {
    public let ingredients: [String]
}

public final class PantryConfiguration: DependencyConfiguration {
    public init() {}

    public func pantry() -> DependencyRegistration<Pantry> {
        DependencyRegistration(scope: .singleton) { Pantry(ingredients: ["eggs", "flour", "milk"]) }
    }
}
