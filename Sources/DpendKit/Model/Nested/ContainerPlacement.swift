/// Where somebody wants a provider to belong: `--implicit-container`, or `in:` of a registration.
package struct ContainerPlacement: Sendable, Hashable {
    /// The path of the container, or the word for the root.
    package var container: String
    /// The pattern of `--implicit-container`; nil for a registration.
    package var pattern: String?
}
