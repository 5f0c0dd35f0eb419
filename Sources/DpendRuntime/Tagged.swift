/// The type of a parameter that requires a dependency with a tag (thesis A.5).
///
/// A parameter of type `Tagged<FooService, Bar>` requires the `FooService` registered with the tag `Bar`. A parameter
/// of type `FooService` requires the `FooService` without a tag. The wrapper takes no memory beyond its value.
public struct Tagged<Dependency, Tag: DependencyTag> {
    /// The instance registered with `Tag`.
    public let dependency: Dependency

    /// Wraps an instance that was resolved with `Tag`.
    public init(_ dependency: Dependency) {
        self.dependency = dependency
    }
}

extension Tagged: Sendable where Dependency: Sendable {}
