/// Weaver: comments and attributes of classes declare the values that they make, get from the classes that made them,
/// and receive as parameters.
struct WeaverDialect: ContainerDialect {
    let name = "weaver"
    let title = "Weaver"
    /// Weaver's generated code belongs to the project's own Swift module.
    let modules: Set<String> = []
    let words: [StaticString] = ["weaver", "@Weaver"]
    let isTranslatable = true
    let settings: AnnotationSettings? = AnnotationSettings(
        files: [".weaver.yaml", ".weaver.json"], project: "project_name", platform: "platform",
        platforms: [.ios: ["iOS"], .macos: ["macOS", "OSX"], .tvos: ["tvOS"], .watchos: ["watchOS"]])
    private var options = AnnotationOptions()

    init() {}

    func applying(_ options: ResolutionOptions) -> WeaverDialect {
        var dialect = self
        dialect.options = options.annotations
        return dialect
    }

    func registries(in code: DescribingCode) -> [Registry] {
        let files = code.files
        let reader = WeaverReader(files)
        guard reader.isAnnotated || options.isConfigured else { return [] }
        var rules = RegistryRules()
        rules.isTranslatable = isTranslatable
        var registry = Registry(dialect: name, title: title, rules: rules)
        registry.paths = files.filter(\.hasBodies).map(\.path)
        registry.declaredTypes = Set(
            files.flatMap { file in
                file.types.filter { [.class, .actor].contains($0.kind) && $0.parent == nil }.map(\.name)
            })
        let containers = WeaverTargets(options).chosen(of: reader.containers)
        return [WeaverRegistry(containers, WeaverTree(containers, reader.problems).tree).registry(registry)]
    }
}
