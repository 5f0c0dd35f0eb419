/// A library whose generator reads annotations: comments, and attributes of properties.
protocol AnnotationDialect: ContainerDialect {
    /// The texts of which a file with annotations has one.
    var words: [StaticString] { get }
    /// The dialect for a part of a project.
    func applying(_ options: AnnotationOptions) -> Self
    /// Reads the container; nil if there is no annotation.
    func registry(_ files: [SourceCode]) -> Registry?
}
