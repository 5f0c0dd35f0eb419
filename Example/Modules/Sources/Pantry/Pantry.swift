import DpendRuntime

/// The ingredients in the pantry.
public struct Pantry: Sendable {
    public let ingredients: [String]
}

public final class PantryConfiguration: DependencyConfiguration {
    public init() {}

    public func pantry() -> DependencyRegistration<Pantry> {
        DependencyRegistration(scope: .singleton) { Pantry(ingredients: ["eggs", "flour", "milk"]) }
    }
}
