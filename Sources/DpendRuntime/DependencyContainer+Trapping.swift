extension DependencyContainer {
    /// Whether the current task must not throw, not even because it is canceled.
    @TaskLocal static var isTrapping = false

    /// Like `resolve(_:tag:isolation:)`, but ends the program with the error's text instead of throwing.
    ///
    /// For generated code, which knows that everything is registered and that no factory throws.
    public func resolveTrapping<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) -> Dependency {
        trapping { try resolve(type, tag: tag, isolation: isolation) }
    }

    /// Like ``resolveTrapping(_:tag:isolation:)``, for asynchronous factories.
    public func resolveTrapping<Dependency>(
        _ type: Dependency.Type = Dependency.self,
        tag: (any DependencyTag.Type)? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async -> Dependency {
        await trapping { try await resolve(type, tag: tag, isolation: isolation) }
    }
}
