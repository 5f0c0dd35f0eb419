import ArgumentParser
import DpendKit

/// How a file looks that replaces the file of another generator. The options are called as that generator's.
struct OtherGeneratorOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "With --dialect needle or stitcher: a file with a text for the top of the output.", valueName: "path"))
    var headerDoc: String?

    @Option(
        help: ArgumentHelp(
            "With --dialect needle or stitcher: an import statement to add, as 'import UIKit'. Can be repeated.",
            valueName: "statement"))
    var additionalImports: [String] = []

    @Flag(
        help:
            "With --dialect needle: read pluginized components, and write a hash of the sources. Sources with such components imply it."
    )
    var pluginized = false

    @Option(
        help: ArgumentHelp(
            "With --dialect needle or stitcher: the global actor of the generated declarations, as MainActor.",
            valueName: "actor"))
    var isolation: String?

    func apply(to settings: inout Settings) throws {
        settings.generator.headerDoc = headerDoc
        settings.generator.additionalImports = additionalImports.isEmpty ? nil : additionalImports
        settings.generator.pluginized = pluginized ? true : nil
        settings.generator.isolation = try isolation.map { try Settings.single("--isolation", $0, Settings.isolation) }
    }
}
