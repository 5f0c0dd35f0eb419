/// Writes a file of an application with which its previews take any object, with stubs for what reaches outside.
struct PreviewSupportGenerator {
    let options: ResolutionOptions
    let generator: any ContainerGenerator
    /// The application's container.
    let name: String
    /// The protocols that stubs may implement.
    let protocols: ProtocolSources

    /// The file. A release build contains nothing of it.
    func file(_ graph: DependencyGraph, visibility: Visibility) -> SwiftFile {
        let graph = ContainerNames(graph, visibility: visibility, name: name).graph
        let accessors = AccessorPlan(RegistrationPlan(graph, visibility: visibility), in: graph)
        let doubles = DoublesGenerator(
            graph, visibility: visibility, protocols: protocols, generator: generator, module: name,
            overrides: "\(SwiftName(escaping: name)).\(accessors.overridesType)", isInModule: true)
        let needed = (doubles.plan.imports + options.imports + doubles.imports).filter {
            !["", "Swift", options.moduleName ?? visibility.module].contains($0.module)
        }
        return SwiftFile(
            header: options.header, imports: ImportList(needed: needed, restrictedModules: visibility.restrictedModules).declarations,
            declarations: [.conditional("DEBUG", doubles.declarations)],
            hiddenModules: visibility.hiddenModules.union([name]))
    }
}
