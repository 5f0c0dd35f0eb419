import Yams

extension Settings {
    /// The annotation options in the settings file of another generator, in the working directory or in an input
    /// folder.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read or is not YAML.
    func annotationOptions() throws(InputError) -> AnnotationOptions {
        var options = AnnotationOptions()
        for dialect in Parts.all.dialects where dialects?.isEmpty != false || dialects?.contains(dialect.name) == true {
            guard let settings = dialect.settings else { continue }
            options.platforms = platform.flatMap { settings.platforms[$0] } ?? []
            for folder in ["."] + sourceInputs.paths {
                for name in settings.files {
                    let path = folder == "." ? name : folder + "/" + name
                    // Most projects have none.
                    guard FileStatus(path) != nil else { continue }
                    try (limits ?? RunLimits(.repository(around: folder), .link)).check(path)
                    let text = try FactoryLoader.readText(path, .text)
                    if let obstacle = YAMLObstacle.find(in: text) { throw InputError(.malformed, obstacle, at: path) }
                    guard let root = try? Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot(),
                        let mapping = root.mapping
                    else {
                        throw InputError(.malformed, "it is not the YAML of \(dialect.title)'s settings", at: path)
                    }
                    options.isConfigured = true
                    options.project = mapping[settings.project]?.string
                    if options.platforms.isEmpty, let platform = mapping[settings.platform]?.string {
                        options.platforms = [platform]
                    }
                    return options
                }
            }
        }
        return options
    }
}
