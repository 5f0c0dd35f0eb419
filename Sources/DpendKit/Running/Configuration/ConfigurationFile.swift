/// The content of a `.dpend.yml`: settings, and named targets with their own settings.
package struct ConfigurationFile: Sendable {
    /// The default name of the file.
    package static let name = ResolutionOptions.configurationFileName

    /// The path, as it is printed.
    package var path: String
    /// The settings of all targets, unless a target overrides them.
    package var settings = Settings()
    /// The targets, in the file's order; empty for a file without targets.
    package var targets: [Target] = []

    /// A part of the project that is analyzed separately.
    package struct Target: Sendable {
        /// The name; nil for a file without named targets.
        package var name: String?
        package var settings: Settings

        package init(name: String?, settings: Settings) {
            self.name = name
            self.settings = settings
        }
    }

    /// Reads a file.
    ///
    /// - Throws: ``Mistakes`` for a missing or malformed file.
    package init(path: String) throws(Mistakes) {
        let text: String
        do throws(InputError) { text = try FactoryLoader.readText(path, .configuration) } catch {
            throw Mistakes(errors: [error])
        }
        try self.init(path: path, text: text)
    }

    /// Reads a file in memory.
    ///
    /// - Throws: ``Mistakes`` for a malformed text.
    package init(path: String, text: String) throws(Mistakes) {
        self = try ConfigurationReader.read(text, path: path)
    }

    init(at path: String) {
        self.path = path
    }

    /// The target with a name, or all targets without one. The settings of the file fill in missing settings.
    ///
    /// - Throws: ``InputError`` of usage for an unknown name.
    package func targets(named name: String?) throws(InputError) -> [Target] {
        if let name, !targets.contains(where: { $0.name == name }) {
            guard !targets.isEmpty else {
                throw InputError(.usage, "there is no target '\(name)': \(path) has no targets")
            }
            throw Settings.unknown("target", name, among: targets.compactMap(\.name))
        }
        let all = targets.isEmpty ? [Target(name: nil, settings: Settings())] : targets
        var shared = settings
        shared.sharesExternals = !targets.isEmpty && settings.externals != nil
        shared.sharesNested = !targets.isEmpty && settings.nested != nil
        return all.filter { name == nil || $0.name == name }.map { target in
            Target(name: target.name, settings: target.settings.overriding(shared))
        }
    }

    /// All mistakes in a file, in its order.
    package struct Mistakes: Error, Sendable {
        package let errors: [InputError]
    }
}
