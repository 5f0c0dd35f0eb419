extension DiagnosticCatalogue {
    /// Creates the catalogue of all rules.
    package init() { self.init(rules: DiagnosticRule.all) { Self.findings(in: $0, of: $1) } }

    /// The problems in the sources of an example.
    package static func findings(in sources: String, of example: DiagnosticRule.Example) -> [Diagnostic] {
        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        example.configure(&options)
        let resolution = try? DependencyResolution(
            sources: [SourceFile(path: example.path, text: sources + "\n")] + (example.companion.map { [$0] } ?? []),
            options: options)
        return resolution?.diagnostics ?? []
    }
}
