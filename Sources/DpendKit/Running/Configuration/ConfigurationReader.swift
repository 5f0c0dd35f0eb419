import Yams

/// Reads the YAML of a configuration file and validates all of it.
struct ConfigurationReader {
    private var yaml: YAMLReading
    private let paths: FolderPath
    /// Results for merged mappings, by their places. Many mappings may merge the same one, and be merged themselves.
    private var merged: [SourceLocation: (settings: Settings, targets: Node?)] = [:]

    private init(_ yaml: YAMLReading, _ paths: FolderPath) {
        (self.yaml, self.paths) = (yaml, paths)
    }

    /// Reads a text.
    ///
    /// - Throws: All mistakes; for YAML that cannot be parsed, the first mistake.
    static func read(_ text: String, path: String) throws(ConfigurationFile.Mistakes) -> ConfigurationFile {
        var reader = ConfigurationReader(YAMLReading(text, path: path), FolderPath(ofFile: path))
        var file = ConfigurationFile(at: path)
        if let obstacle = YAMLObstacle.find(in: text) {
            throw ConfigurationFile.Mistakes(errors: [InputError(.malformed, obstacle, at: path)])
        }
        do {
            let root = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
            if let root { reader.read(root, into: &file) }
        } catch {
            throw ConfigurationFile.Mistakes(errors: [InputError(error, in: reader.yaml)])
        }
        guard reader.yaml.mistakes.isEmpty else { throw ConfigurationFile.Mistakes(errors: reader.yaml.mistakes) }
        return file
    }

    private mutating func read(_ root: Node, into file: inout ConfigurationFile) {
        var targets: Node?
        file.settings = settings(of: root, "a mapping from keys to values", targets: &targets)
        guard let targets else { return }
        for (name, node) in yaml.pairs(targets, "a mapping from names of targets to their settings") {
            var inner: Node?
            let settings = settings(of: node, "a mapping with the settings of '\(name.value)'", targets: &inner)
            if let inner { yaml.note("a target cannot have targets", at: inner) }
            file.targets.append(.init(name: name.value, settings: settings))
        }
    }

    private mutating func settings(of node: Node, _ wanted: String, targets: inout Node?) -> Settings {
        var settings = Settings()
        var merged = Settings()
        for (word, value) in yaml.pairs(node, wanted) {
            if word.value == "<<" {
                // If several merged mappings have a key, the first one wins, as always in YAML.
                let others = value.sequence.map(Array.init) ?? [value]
                for other in others {
                    merged = merged.overriding(self.merged(other, targets: &targets))
                }
            } else if let key: SettingKey = yaml.checked(
                word,
                { word throws(InputError) in
                    try Settings.choice(word, noun: "key")
                })
            {
                if key == .targets { targets = value } else { read(value, for: key, into: &settings) }
            }
        }
        if settings.conditions != nil, settings.variants != nil {
            yaml.note("'conditions' and 'variants' exclude each other", at: node)
        }
        if settings.contradicts(mode: settings.mode) {
            yaml.note("the mode contradicts the extension of the output-file; leave it out", at: node)
        }
        return settings.overriding(merged)
    }

    private mutating func merged(_ node: Node, targets: inout Node?) -> Settings {
        let location = yaml.location(of: node)
        if let known = merged[location] {
            targets = known.targets ?? targets
            return known.settings
        }
        var inner: Node?
        let settings = settings(of: node, "a mapping to merge", targets: &inner)
        merged[location] = (settings, inner)
        targets = inner ?? targets
        return settings
    }

    private mutating func read(_ node: Node, for key: SettingKey, into settings: inout Settings) {
        switch key {
        case .inputs: settings.inputs = yaml.texts(node).map(path)
        case .exclude: settings.excludes = yaml.texts(node).map { Placed(paths.glob($0.value), at: $0.location) }
        case .sourcesList: settings.sourcesLists = yaml.texts(node).map { paths.path($0.value) }
        case .sourcesListFormat: settings.sourcesListFormat = choice(node, noun: "format of lists")
        case .define: settings.defines = yaml.texts(node).filter { yaml.checked($0, Settings.define) != nil }
        case .conditions: settings.conditions = yaml.texts(node).filter { yaml.checked($0, Settings.define) != nil }
        case .variants: settings.variants = variants(node)
        case .platform: settings.platform = choice(node, noun: "platform")
        case .arch: settings.architecture = choice(node, noun: "architecture")
        case .deploymentTarget:
            settings.deploymentTargets = yaml.texts(node).compactMap { yaml.checked($0, Settings.deploymentTarget) }
        case .swiftVersion: settings.languageMode = single(node, Settings.version)
        case .compilerVersion: settings.compilerVersion = single(node, Settings.version)
        case .feature: settings.features = yaml.texts(node).compactMap { yaml.checked($0, Settings.feature) }
        case .trait: settings.traits = yaml.texts(node).compactMap { yaml.checked($0, Settings.trait) }
        case .moduleName: settings.moduleName = single(node, Settings.moduleName)
        case .implicitFilter: settings.implicitFilters = yaml.texts(node)
        case .implicitExclude: settings.implicitExcludes = yaml.texts(node)
        case .implicitDouble: settings.implicitDoubles = yaml.texts(node)
        case .implicitKinds: settings.implicitKinds = Placed(kinds(node), at: yaml.location(of: node))
        case .implicitScope: settings.implicitScopes = patterns(node, Settings.implicitScope)
        case .implicitTag: settings.implicitTags = patterns(node, Settings.implicitTag)
        case .implicitEntry: settings.implicitEntries = patterns(node, Settings.implicitEntry)
        case .implicitAssisted: settings.implicitAssisted = yaml.texts(node)
        case .implicitRequired: settings.implicitRequired = yaml.texts(node)
        case .implicitDecorator: settings.implicitDecorators = yaml.texts(node)
        case .implicitContainer: settings.implicitContainers = patterns(node, Settings.implicitContainer)
        case .library: settings.libraries = yaml.texts(node).compactMap { library($0) }
        case .container: settings.container = choice(node, noun: "container")
        case .external: settings.externals = yaml.texts(node)
        case .nested: settings.nested = nested(node)
        case .access: settings.access = choice(node, noun: "access")
        case .start: settings.start = choice(node, noun: "start")
        case .trace: settings.trace = single(node, Settings.truth)
        case .defaultIsolation: settings.defaultIsolation = choice(node, noun: "isolation")
        case .locations: settings.locations = single(node, Settings.truth)
        case .mode: settings.mode = choice(node, noun: "mode")
        case .outputFile: settings.outputFile = single(node, Settings.outputFile).map(paths.path)
        case .exportsFile: settings.exportsFile = yaml.text(node).map { paths.path($0.value) }
        case .testSupport: settings.testSupportFile = yaml.text(node).map { paths.path($0.value) }
        case .previewSupport: settings.previewSupportFile = yaml.text(node).map { paths.path($0.value) }
        case .headerFile: settings.headerFile = yaml.text(node).map(path)
        case .import: settings.imports = yaml.texts(node).compactMap { yaml.checked($0, Settings.moduleImport) }
        case .dialect: settings.dialects = yaml.texts(node).compactMap { yaml.checked($0, Settings.dialect) }
        case .headerDoc: settings.generator.headerDoc = yaml.text(node).map { paths.path($0.value) }
        case .additionalImports: settings.generator.additionalImports = yaml.texts(node).map(\.value)
        case .pluginized: settings.generator.pluginized = single(node, Settings.truth)
        case .isolation: settings.generator.isolation = single(node, Settings.isolation)
        case .excludeSuffixes: settings.generator.excludeSuffixes = yaml.texts(node).map(\.value)
        case .excludePaths: settings.generator.excludePaths = yaml.texts(node).map(\.value)
        case .severity: settings.severities = severities(node)
        case .baseline: settings.baseline = yaml.text(node).map { paths.path($0.value) }
        case .targets: break
        }
    }

    private func path(_ text: Placed<String>) -> Placed<String> {
        Placed(paths.path(text.value), at: text.location)
    }

    private mutating func single<Value>(_ node: Node, _ check: (String) throws(InputError) -> Value) -> Value? {
        yaml.text(node).flatMap { yaml.checked($0, check) }
    }

    private mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ node: Node, noun: String
    ) -> Value? {
        single(node) { text throws(InputError) in try Settings.choice(text, noun: noun) }
    }

    private mutating func kinds(_ node: Node) -> Set<ResolutionOptions.ImplicitKind> {
        yaml.texts(node).reduce(into: []) { $0.formUnion(yaml.checked($1, Settings.implicitKinds) ?? []) }
    }

    private mutating func library(_ text: Placed<String>) -> Placed<ModuleFileInput>? {
        yaml.checked(text) { argument throws(InputError) in try ModuleFileInput(argument) }.map { library in
            Placed(ModuleFileInput(name: library.name, path: paths.path(library.path)), at: text.location)
        }
    }

    /// A mapping from patterns to words, or a list of such mappings. Their order matters.
    private mutating func patterns<Value>(
        _ node: Node, _ check: (String, String) throws(InputError) -> Value
    ) -> [Placed<Value>] {
        let parts = node.sequence.map(Array.init) ?? [node]
        var result: [Placed<Value>] = []
        for part in parts {
            for (pattern, node) in yaml.pairs(part, "a mapping from patterns to words") {
                let value = single(node) { word throws(InputError) in try check(pattern.value, word) }
                if let value { result.append(Placed(value, at: pattern.location)) }
            }
        }
        return result
    }

    /// A mapping from names to values, or a list of such mappings.
    private mutating func nested(_ node: Node) -> [Placed<Settings.Nested>] {
        var result: [Placed<Settings.Nested>] = []
        for part in node.sequence.map(Array.init) ?? [node] {
            for (name, values) in yaml.pairs(part, "a mapping from nested containers to their values") {
                result.append(Placed(Settings.Nested(path: name.value, values: yaml.texts(values)), at: name.location))
            }
        }
        return result
    }

    /// A list of variants, each a list of words or a single one.
    private mutating func variants(_ node: Node) -> [Placed<[String]>] {
        guard let elements = node.sequence, !yaml.isNull(node) else {
            yaml.note("expected a list of variants, as '[[DEBUG], []]'", at: node)
            return []
        }
        return elements.map { element in
            let words = yaml.texts(element).filter { yaml.checked($0, Settings.define) != nil }
            return Placed(words.map(\.value), at: yaml.location(of: element))
        }
    }

    private mutating func severities(_ node: Node) -> [String: Diagnostic.Severity] {
        var result: [String: Diagnostic.Severity] = [:]
        for (identifier, node) in yaml.pairs(node, "a mapping from problems to severities") {
            guard let identifier = yaml.checked(identifier, Settings.ruleIdentifier) else { continue }
            result[identifier] = single(node, Settings.severity)
        }
        return result
    }
}

extension InputError {
    /// The message of the YAML parser, at its place.
    fileprivate init(_ error: any Error, in yaml: YAMLReading) {
        var message = "the file cannot be read as YAML"
        var mark: Mark?
        switch error {
        case YamlError.scanner(let context, let problem, let place, _),
            YamlError.parser(let context, let problem, let place, _),
            YamlError.composer(let context, let problem, let place, _):
            message = "this is not valid YAML: \(context.map { "\($0.text), " } ?? "")\(problem)"
            mark = place
        case YamlError.reader(let problem, _, _, _):
            message = "this is not valid YAML: \(problem)"
        case YamlError.duplicatedKeysInMapping(let keys, let context):
            message = "the key '\(keys.joined(separator: "', '"))' occurs more than once here"
            mark = context.mark
        default:
            break
        }
        let location = mark.map { yaml.location(line: $0.line, column: $0.column) }
        self.init(.malformed, message, at: location?.description ?? yaml.path)
    }
}
