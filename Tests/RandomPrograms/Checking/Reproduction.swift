/// The commands that repeat a check by hand.
struct Reproduction {
    let program: Program

    var text: String {
        var lines = [
            "# Program \(program.number) of seed \(program.seed), for 'bash generate.sh' with dpend in the path."
        ]
        for (position, module) in program.modules.enumerated() {
            let options =
                Self.options(module) + module.links.sorted().map { "--library \(program.modules[$0].name).dpendmodule" }
            let command =
                "dpend generate --no-config \(module.name) --module-name \(module.name) \(options.joined(separator: " "))"
            if position < program.modules.count - 1 {
                lines.append("\(command) --output-file \(module.name).dpendmodule")
            } else {
                let externals = program.externals.map { " --external '\($0.type)'" }.joined()
                lines += DpendRun.containers.map {
                    "\(command)\(externals) --container \($0.rawValue) --output-file \(module.name)/\(program.containerName($0)).swift"
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func options(_ module: Module) -> [String] {
        let options = module.options
        return (options.access.map { ["--access \($0.rawValue)"] } ?? [])
            + (options.isOnMainActor ? ["--default-isolation MainActor"] : [])
            + (options.isOfMode5 ? ["--swift-version 5"] : []) + options.features.sorted().map { "--feature \($0)" }
            + (options.macOS.map { ["--deployment-target macos\($0)"] } ?? [])
            + options.nested.map { "--nested '\($0.path): \($0.values.joined(separator: ", "))'" }
            + options.containers.map { "--implicit-container '\($0.pattern)=\($0.container)'" }
            + options.severities.sorted { $0.key < $1.key }.map { "--severity \($0.key)=\($0.value.rawValue)" }
            + options.filters.map { "--implicit-filter '\($0)'" }
            + options.excludes.map { "--implicit-exclude '\($0)'" }
            + ["--implicit-kinds " + options.kinds.map(\.rawValue).sorted().joined(separator: ",")]
            + options.scopes.map { "--implicit-scope '\($0.pattern)=\($0.scope.rawValue)'" }
            + options.tags.map { "--implicit-tag '\($0.pattern)=\($0.tag)'" }
            + options.assisted.map { "--implicit-assisted '\($0)'" }
            + options.required.map { "--implicit-required '\($0)'" }
            + options.decorators.map { "--implicit-decorator '\($0)'" }
    }
}
