/// The limits of settings that nobody read before the run.
extension Settings {
    /// These settings, whose inputs stay within limits.
    ///
    /// - Parameter file: The configuration file with the settings; nil for the command line.
    /// - Throws: ``InputError`` for the first path that leads outside.
    package func confined(to limits: RunLimits, file: String? = nil) throws(InputError) -> Settings {
        for (path, location) in paths { try limits.check(path, at: location?.description ?? file) }
        var settings = self
        settings.limits = limits
        return settings
    }

    /// These settings for a command that writes new files into the repository. Links below the inputs do not lead
    /// outside.
    package var withoutOuterLinks: Settings {
        var settings = self
        settings.limits = limits ?? RunLimits.ofLinks(in: sourceInputs.paths, .found)
        return settings
    }

    /// All files and folders that the settings name, with their places where they are known.
    private var paths: [(path: String, location: SourceLocation?)] {
        func places(_ list: [Placed<String>]?) -> [(String, SourceLocation?)] {
            (list ?? []).map { ($0.value, $0.location) }
        }
        let others =
            [outputFile, testSupportFile, previewSupportFile, baseline, generator.headerDoc].compactMap { $0 }
            + (sourcesLists ?? [])
        return places(inputs) + (libraries ?? []).map { ($0.value.path, $0.location) } + places(headerFile.map { [$0] })
            + others.map { ($0, nil) }
    }
}

extension ConfigurationFile {
    /// The file with settings that stay within limits.
    ///
    /// - Throws: ``InputError`` for the first path that leads outside.
    package func confined(to limits: RunLimits) throws(InputError) -> ConfigurationFile {
        var file = self
        file.settings = try settings.confined(to: limits, file: path)
        for position in targets.indices {
            file.targets[position].settings = try targets[position].settings.confined(to: limits, file: path)
        }
        return file
    }
}
