/// The part of a project for which annotations count, by the settings of their generator.
package struct AnnotationOptions: Sendable, Hashable {
    /// Whether there are such settings.
    package var isConfigured = false
    /// The names of the platform; none where it does not matter.
    package var platforms: Set<String> = []
    package var project: String?

    package init() {}
}
