/// A dependency that was registered with a tag, as a parameter asks for it (thesis A.5).
///
/// A parameter of type `Tagged<FooService, Bar>` needs the `FooService` registered with the tag `Bar`; one of type
/// `FooService` needs the one without a tag. The wrapper costs nothing beyond the value that it holds.
public struct Tagged<Dependency, Tag: DependencyTag> {
    /// The instance registered with `Tag`.
    public let dependency: Dependency

    /// Wraps an instance that was resolved with `Tag`.
    public init(_ dependency: Dependency) {
        self.dependency = dependency
    }
}

extension Tagged: Sendable where Dependency: Sendable {}
