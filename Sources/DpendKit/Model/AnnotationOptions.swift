/// What the settings of a generator that goes by annotations say of a project: for which part of it they count.
package struct AnnotationOptions: Sendable, Hashable {
    /// Whether there are such settings.
    package var isConfigured = false
    /// The names of the platform; none where it does not matter.
    package var platforms: Set<String> = []
    package var project: String?

    package init() {}
}
