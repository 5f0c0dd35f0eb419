/// The `.dpend.yml` of a program: a target for each module and container.
struct ConfigurationText {
    let program: Program

    var text: String {
        var lines = ["targets:"]
        for (position, module) in program.modules.enumerated() {
            let isApplication = position == program.modules.count - 1
            for container in isApplication ? DpendRun.containers.map(Optional.some) : [nil] {
                lines += ["  \(module.name)\(container.map { $0.rawValue.capitalized } ?? ""):"]
                lines += target(
                    module,
                    output: container.map { "\(module.name)/\(program.containerName($0)).swift" }
                        ?? "\(module.name).dpendmodule"
                )
                .map { "    " + $0 }
                if let container {
                    lines += ["    module-name: \(module.name)", "    container: \(container.rawValue)"]
                }
                if isApplication { lines += Self.list("external", program.externals.map(\.type)).map { "    " + $0 } }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func target(_ module: Module, output: String) -> [String] {
        let options = module.options
        return ["inputs: \(module.name)", "output-file: \(output)"]
            + (options.isOnMainActor ? ["default-isolation: MainActor"] : [])
            + (options.isOfMode5 ? ["swift-version: 5"] : [])
            + Self.list("feature", options.features.sorted())
            + (options.macOS.map { ["deployment-target: macos\($0)"] } ?? [])
            + (options.access.map { ["access: \($0.rawValue)"] } ?? [])
            + Self.list("library", module.links.sorted().map { program.modules[$0].name + ".dpendmodule" })
            + Self.list("implicit-filter", options.filters) + Self.list("implicit-exclude", options.excludes)
            + Self.list("implicit-kinds", options.kinds.map(\.rawValue).sorted())
            + Self.list("implicit-assisted", options.assisted)
            + Self.list("implicit-required", options.required) + Self.list("implicit-decorator", options.decorators)
            + Self.mappings("implicit-scope", options.scopes.map { ($0.pattern, $0.scope.rawValue) })
            + Self.mappings("implicit-tag", options.tags.map { ($0.pattern, $0.tag) })
            + (options.severities.isEmpty
                ? []
                : ["severity:"]
                    + options.severities.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value.rawValue)" })
    }

    private static func list(_ key: String, _ values: [String]) -> [String] {
        values.isEmpty ? [] : ["\(key): [\(values.map { "'\($0)'" }.joined(separator: ", "))]"]
    }

    private static func mappings(_ key: String, _ values: [(String, String)]) -> [String] {
        values.isEmpty ? [] : ["\(key):"] + values.map { "  - '\($0)': \($1)" }
    }
}
