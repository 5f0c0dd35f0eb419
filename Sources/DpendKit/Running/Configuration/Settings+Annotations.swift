import Yams

extension Settings {
    /// The annotation options in a `.weaver.yaml` or `.weaver.json`, in the working directory or in an input folder.
    ///
    /// - Throws: ``InputError`` for a file that cannot be read or is not YAML.
    func annotationOptions() throws(InputError) -> AnnotationOptions {
        var options = AnnotationOptions()
        if dialects?.isEmpty == false, dialects?.contains("weaver") == false { return options }
        options.platforms = platform.map(Self.weaverPlatforms) ?? []
        for folder in ["."] + sourceInputs.paths {
            for name in [".weaver.yaml", ".weaver.json"] {
                let path = folder == "." ? name : folder + "/" + name
                // Most projects have none.
                guard FileStatus(path) != nil else { continue }
                try (limits ?? RunLimits(.repository(around: folder), .link)).check(path)
                let text = try FactoryLoader.readText(path, .text)
                if let obstacle = YAMLObstacle.find(in: text) { throw InputError(.malformed, obstacle, at: path) }
                guard let root = try? Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot(), let mapping = root.mapping else {
                    throw InputError(.malformed, "it is not the YAML of Weaver's settings", at: path)
                }
                options.isConfigured = true
                options.project = mapping["project_name"]?.string
                if options.platforms.isEmpty, let platform = mapping["platform"]?.string { options.platforms = [platform] }
                return options
            }
        }
        return options
    }

    /// A platform as Weaver calls it.
    private static func weaverPlatforms(_ platform: Platform) -> Set<String> {
        switch platform {
        case .ios: ["iOS"]
        case .macos: ["macOS", "OSX"]
        case .tvos: ["tvOS"]
        case .watchos: ["watchOS"]
        case .linux, .visionos, .android, .wasi, .windows, .freebsd: []
        }
    }
}
