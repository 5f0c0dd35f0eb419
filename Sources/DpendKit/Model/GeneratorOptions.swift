/// The options of a file that dpend writes instead of another generator, with that generator's names.
package struct GeneratorOptions: Sendable {
    /// The dialect whose generator's file is written; nil where dpend writes its own.
    package var dialect: String?
    /// A text for the top of the file, as it is.
    package var header: String?
    /// Import statements, as they are.
    package var additionalImports: [String] = []
    /// Whether the generator reads pluginized components, and writes a hash of the sources.
    package var isPluginized = false
    /// The global actor that what is written belongs to, as `MainActor`.
    package var isolation: String?
    /// Ends of names of files that are left out, without `.swift`.
    package var excludedSuffixes: [String] = []
    /// Texts in paths of files that are left out.
    package var excludedPaths: [String] = []

    package init() {}

    /// Whether another generator's file is written.
    package var isOn: Bool { dialect != nil }
}
