/// A library whose generator reads annotations: comments, and attributes of types and properties. Without a Swift module of its own, it is
/// on if sources have annotations.
protocol AnnotationDialect: ContainerDialect {
    /// Words to search for: a file with annotations contains at least one.
    var words: [StaticString] { get }
    /// The dialect with the options for a part of a project.
    func applying(_ options: AnnotationOptions) -> Self
    /// Reads the container; nil if there is no annotation.
    func registry(_ files: [SourceCode]) -> Registry?
}
