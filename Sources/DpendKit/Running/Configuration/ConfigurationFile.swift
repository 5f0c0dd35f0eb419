/// What a `.dpend.yml` says: settings, and named targets with settings of their own.
package struct ConfigurationFile: Sendable {
    /// How the file is called where nobody names another one.
    package static let name = ResolutionOptions.configurationFileName

    /// The file, as it is printed.
    package var path: String
    /// What holds for all targets that do not say otherwise.
    package var settings = Settings()
    /// The targets, in the file's order; empty for a file that is about one thing only.
    package var targets: [Target] = []

    /// A part of the project that is analyzed for itself.
    package struct Target: Sendable {
        /// The name; nil for the one of a file without named targets.
        package var name: String?
        package var settings: Settings

        package init(name: String?, settings: Settings) {
            self.name = name
            self.settings = settings
        }
    }

    /// Reads a file.
    ///
    /// - Throws: ``Mistakes`` for a file that is missing or not of the form.
    package init(path: String) throws(Mistakes) {
        let text: String
        do throws(InputError) { text = try FactoryLoader.readText(path, .configuration) } catch { throw Mistakes(errors: [error]) }
        try self.init(path: path, text: text)
    }

    /// Reads a file that is held in memory.
    ///
    /// - Throws: ``Mistakes`` for a text that is not of the form.
    package init(path: String, text: String) throws(Mistakes) {
        self = try ConfigurationReader.read(text, path: path)
    }

    init(at path: String) {
        self.path = path
    }

    /// The target of a name, or without a name all; with the settings of the file for what they leave unsaid.
    ///
    /// - Throws: ``InputError`` of usage for a name that no target has.
    package func targets(named name: String?) throws(InputError) -> [Target] {
        if let name, !targets.contains(where: { $0.name == name }) {
            guard !targets.isEmpty else {
                throw InputError(.usage, "there is no target '\(name)': \(path) has no targets")
            }
            throw Settings.unknown("target", name, among: targets.compactMap(\.name))
        }
        let all = targets.isEmpty ? [Target(name: nil, settings: Settings())] : targets
        return all.filter { name == nil || $0.name == name }.map { target in
            Target(name: target.name, settings: target.settings.overriding(settings))
        }
    }

    /// All that is wrong with a file, in its order.
    package struct Mistakes: Error, Sendable {
        package let errors: [InputError]
    }
}
