/// SafeDI: attributes of types and properties declare the values that an instance makes, receives from the instances
/// that made it, and forwards.
struct SafeDIDialect: ContainerDialect {
    let name = "safedi"
    let title = "SafeDI"
    let modules: Set<String> = ["SafeDI"]
    let words: [StaticString] = ["@Instantiable", "#SafeDIConfiguration"]

    func registries(in code: DescribingCode) -> [Registry] {
        let files = code.files
        let reader = SafeDIReader(files)
        if reader.instantiables.isEmpty, reader.problems.isEmpty { return [] }
        var registry = Registry(dialect: name, title: title, rules: RegistryRules())
        registry.paths = files.filter(\.hasBodies).map(\.path)
        return [SafeDIRegistry(SafeDITree(reader)).registry(registry)]
    }
}
