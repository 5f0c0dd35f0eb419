/// Weaver: classes whose comments and attributes say what they make, get from those who made them, and are given.
struct WeaverDialect: AnnotationDialect {
    let name = "weaver"
    let title = "Weaver"
    /// Its generated code belongs to the project's own module.
    let modules: Set<String> = []
    let words: [StaticString] = ["weaver", "@Weaver"]
    private var options = AnnotationOptions()

    init() {}

    func applying(_ options: AnnotationOptions) -> WeaverDialect {
        var dialect = self
        dialect.options = options
        return dialect
    }

    func registry(_ files: [SourceCode]) -> Registry? {
        let reader = WeaverReader(files)
        guard reader.isAnnotated || options.isConfigured else { return nil }
        var rules = RegistryRules()
        rules.isTranslatable = true
        var registry = Registry(dialect: name, title: title, rules: rules)
        registry.paths = files.filter(\.hasBodies).map(\.path)
        registry.declaredTypes = Set(files.flatMap { file in file.types.filter { [.class, .actor].contains($0.kind) && $0.parent == nil }.map(\.name) })
        let containers = WeaverTargets(options).chosen(of: reader.containers)
        return WeaverRegistry(containers, WeaverTree(containers, reader.problems).tree).registry(registry)
    }
}
