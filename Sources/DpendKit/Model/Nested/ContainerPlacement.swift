/// The container that the user chose for a provider: `--implicit-container`, or `in:` of a registration.
package struct ContainerPlacement: Sendable, Hashable {
    /// The path of the container, or `root`.
    package var container: String
    /// The pattern of `--implicit-container`; nil for a registration.
    package var pattern: String?
}
