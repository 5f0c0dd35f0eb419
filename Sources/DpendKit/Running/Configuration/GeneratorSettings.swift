/// The settings of a file that dpend writes instead of another generator; all of them are optional.
package struct GeneratorSettings: Sendable {
    /// A file with a text for the top.
    package var headerDoc: String?
    /// Import statements.
    package var additionalImports: [String]?
    package var pluginized: Bool?
    package var isolation: String?
    package var excludeSuffixes: [String]?
    package var excludePaths: [String]?

    package init() {}

    func overriding(_ base: GeneratorSettings) -> GeneratorSettings {
        var merged = self
        merged.headerDoc = headerDoc ?? base.headerDoc
        merged.additionalImports = additionalImports ?? base.additionalImports
        merged.pluginized = pluginized ?? base.pluginized
        merged.isolation = isolation ?? base.isolation
        merged.excludeSuffixes = excludeSuffixes ?? base.excludeSuffixes
        merged.excludePaths = excludePaths ?? base.excludePaths
        return merged
    }
}

extension Settings {
    /// The options of a file that dpend writes instead of another generator. It does so for a Swift output if the only
    /// chosen dialect has a generator.
    ///
    /// - Throws: ``InputError`` for a header that cannot be read, and for values that would add other code to the file.
    func generatorOptions() throws(InputError) -> GeneratorOptions {
        var options = GeneratorOptions()
        guard let dialects, dialects.count == 1, outputFile != nil, outputMode == .application,
            let dialect = Parts.all.dialects.first(where: { $0.name == dialects[0] })?.generator
        else { return options }
        options.dialect = dialects[0]
        options.header = try generator.headerDoc.map { path throws(InputError) in
            let text = try FactoryLoader.readText(path, .text, .regularOrPipe)
            _ = try FileHeader(text: text, path: path)
            return text
        }
        for statement in generator.additionalImports ?? []
        where !statement.split(separator: " ").contains("import") || ModuleImport(parsing: statement) == nil {
            throw InputError(
                .usage,
                "--additional-imports '\(statement)': this is not a valid import statement; write it as in Swift: 'import UIKit'"
            )
        }
        options.additionalImports = generator.additionalImports ?? []
        if generator.pluginized == true, !dialect.hasPlugins {
            let others = Parts.all.dialects.filter { $0.generator?.hasPlugins == true }.map { "'--dialect \($0.name)'" }
            throw InputError(
                .usage,
                "--pluginized requires \(others.joined(separator: " or ")), and the dialect is '\(dialect.name)'")
        }
        options.isPluginized = generator.pluginized ?? false
        if let actor = generator.isolation,
            !actor.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({
                SwiftIdentifier.isPlain(String($0))
            })
        {
            throw InputError(
                .usage,
                "--isolation '\(actor)': this is not a valid name of a global actor; write it as in Swift: 'MainActor'")
        }
        options.isolation = generator.isolation
        options.excludedSuffixes = generator.excludeSuffixes ?? []
        options.excludedPaths = generator.excludePaths ?? []
        return options
    }
}
