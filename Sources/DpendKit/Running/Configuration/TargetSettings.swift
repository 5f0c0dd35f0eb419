/// The settings of targets: a configuration file, and a command line that overrides it.
package struct TargetSettings: Sendable {
    /// The choice of a configuration file.
    package enum File: Sendable, Hashable {
        /// The file that applies to the working directory, if there is one.
        case found
        case named(String)
        case none
    }

    package var file: File
    /// The chosen target; nil for all.
    package var target: String?
    /// The limits of everything; nil for none.
    package var limits: RunLimits?
    /// Whether a file that was found may reach outside of its repository.
    package var allowsOutside: Bool
    /// The settings of the command line.
    package var commandLine: Settings

    package init(
        file: File = .found, target: String? = nil, limits: RunLimits? = nil, allowsOutside: Bool = false,
        commandLine: Settings = Settings()
    ) {
        (self.file, self.target, self.limits) = (file, target, limits)
        (self.allowsOutside, self.commandLine) = (allowsOutside, commandLine)
    }

    /// The chosen targets, and all targets of the file, which they may link.
    package struct Targets: Sendable {
        package var chosen: [ConfigurationFile.Target]
        package var all: [ConfigurationFile.Target]
    }

    /// The path of the configuration file, if there is one.
    package var path: String? {
        switch file {
        case .found: ConfigurationFinder.find()
        case .named(let path): path
        case .none: nil
        }
    }

    /// The targets with their settings. The command line overrides the file.
    ///
    /// - Throws: ``ConfigurationFile/Mistakes`` for a malformed file, and ``InputError`` for everything else.
    package func targets() throws -> Targets {
        let commandLine =
            try limits.map { limits throws(InputError) in try self.commandLine.confined(to: limits) }
            ?? self.commandLine
        guard let path else {
            if let target {
                throw InputError(
                    .usage, "the target '\(target)' does not exist: there is no \(ConfigurationFile.name) that names it"
                )
            }
            let only = ConfigurationFile.Target(name: nil, settings: commandLine)
            return Targets(chosen: [only], all: [only])
        }
        let file = try read(path)
        let targets = try file.targets(named: target).map { target in
            ConfigurationFile.Target(name: target.name, settings: commandLine.overriding(target.settings))
        }
        // The command line applies to the chosen targets. The targets that they link have the settings of the file.
        let chosen = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
        let all = try file.targets(named: nil).map { chosen[$0.name] ?? $0 }
        if targets.count > 1, let outputFile = commandLine.outputFile {
            throw InputError(
                .usage,
                "'--output-file \(outputFile)' is for one target; choose it with '--target': "
                    + targets.compactMap(\.name).joined(separator: ", "))
        }
        return Targets(chosen: targets, all: all)
    }

    /// Reads the configuration file. A file that nobody named must belong to the user, and does not reach outside of
    /// its repository.
    private func read(_ path: String) throws -> ConfigurationFile {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        if file == .found { try ConfigurationFinder.checkOwner(of: path) }
        let own = file == .found && !allowsOutside ? RunLimits(.repository(around: folder), .found) : nil
        guard let limits = limits ?? own else { return try ConfigurationFile(path: path) }
        // The message about a malformed file may quote it.
        try limits.check(path)
        return try ConfigurationFile(path: path).confined(to: limits)
    }
}
