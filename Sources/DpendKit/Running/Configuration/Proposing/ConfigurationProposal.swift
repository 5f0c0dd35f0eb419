/// Settings that suit a project, found by looking at it: what `dpend init` writes.
package struct ConfigurationProposal: Sendable {
    /// The targets and what they read.
    package let layout: ProjectLayout
    package let platform: Platform?
    /// Why it is that platform, as `12 files import UIKit`.
    package let platformReason: String
    /// What all targets share, found by trying it.
    package let settings: SettingsProposal

    /// Looks a project over. The sources are read once, and the phases run over them a few times.
    ///
    /// - Parameters:
    ///   - inputs: What to read; empty for what looks like the project's own sources in the working directory.
    ///   - reading: How sources are read.
    /// - Throws: ``InputError`` when there is nothing to read, or something cannot be read.
    package init(inputs: [String] = [], reading: ReadingOptions = ReadingOptions()) throws(InputError) {
        layout = inputs.isEmpty ? try ProjectLayout(of: ".") : try ProjectLayout(inputs: inputs)
        let paths = try SourceFinder(excludes: layout.excludes, places: .init()).find(in: layout.inputs).map(\.path)
        let evidence = PlatformEvidence.find(in: paths)
        platform = evidence?.platform
        platformReason = evidence.map {
            "\($0.fileCount) \($0.fileCount == 1 ? "file imports" : "files import") \($0.frameworks)"
        } ?? ""
        var shared = Settings()
        shared.platform = platform
        let targets = layout.mergedTargets.map { ConfigurationFile.Target(name: $0.name, settings: $0.settings.overriding(shared)) }
        settings = try SettingsSearch.find(targets, reading: reading)
    }
}
