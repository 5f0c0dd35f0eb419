/// An instance that is made at the same time as others, for generated code.
// Unchecked, because one task sets the instance, and it is read only after that task has ended.
public final class StartedInstance<Instance>: @unchecked Sendable {
    private var made: Instance?

    /// Creates a place for an instance.
    public init() {}

    /// The instance, once it is made.
    public var instance: Instance {
        guard let made else { preconditionFailure("the instance is not made yet") }
        return made
    }

    /// Notes the instance.
    public func set(_ instance: Instance) { made = instance }
}

/// Makes instances that do not require each other, for generated code.
public enum ParallelStart {
    /// Makes several instances at the same time. The first error cancels the others.
    ///
    /// - Throws: The first error, after all have ended.
    /// - Complexity: One child task for each instance.
    public static func together(_ makings: [@Sendable () async throws -> Void]) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for making in makings { group.addTask { try await making() } }
            while try await group.next() != nil {}
        }
    }
}
