/// Settings of a generator that reads annotations: the part of a project that counts.
package struct AnnotationOptions: Sendable, Hashable {
    /// Whether there are such settings.
    package var isConfigured = false
    /// The names of the platform; none where it does not matter.
    package var platforms: Set<String> = []
    package var project: String?

    package init() {}
}
