import Foundation

/// The command lines of dpend for a command plugin in an Xcode project.
struct XcodeCommandLines {
    let project: URL
    let targets: [XcodeTargetFiles]

    /// Subcommands that read the sources of targets.
    private static let reading: Set<String> = ["analyze", "coverage", "explain", "generate", "tree"]

    /// - Parameters:
    ///   - arguments: The arguments of the user. Xcode adds `--target NAME` for each chosen target.
    ///   - standard: The subcommand if the user did not name one.
    /// - Returns: One command line or several, in the order of the project's targets.
    func all(_ arguments: [String], standard: String) throws -> [[String]] {
        var rest: [String] = []
        var names: [String] = []
        var position = 0
        while position < arguments.count {
            if arguments[position] == "--target", position + 1 < arguments.count {
                names.append(arguments[position + 1])
                position += 1
            } else {
                rest.append(arguments[position])
            }
            position += 1
        }
        if rest.first?.hasPrefix("-") ?? true { rest.insert(standard, at: 0) }
        // An empty project has no sources to choose from.
        guard rest[0] != "init" else { return [rest] }
        if rest[0] == "check" { rest.replaceSubrange(0...0, with: ["generate", "--check"]) }
        guard Self.reading.contains(rest[0]) else { return [rest + names.flatMap { ["--target", $0] }] }
        return try reading(rest, names)
    }

    private func reading(_ arguments: [String], _ names: [String]) throws -> [[String]] {
        for name in names where !targets.contains(where: { $0.name == name }) {
            throw Mistake("there is no target '\(name)' in the project")
        }
        let chosen = targets.filter { names.isEmpty || names.contains($0.name) }
        var lines: [[String]] = []
        var files: Set<URL> = []
        var isConfigured = false
        for target in chosen {
            guard let wiring = try XcodeWiring(project: project, target: target.name) else { continue }
            isConfigured = true
            if !wiring.outline.targets.isEmpty {
                guard files.insert(wiring.configurationFile).inserted else { continue }
                lines += commandLines(arguments, wiring, chosen)
            } else if !wiring.hasInputs(nil) {
                lines.append(arguments + (try wiring.options(for: target)))
            } else if files.insert(wiring.configurationFile).inserted {
                lines.append(arguments + ["--config", wiring.configurationFile.path])
            }
        }
        if !lines.isEmpty { return lines }
        if isConfigured {
            let names = chosen.map { "'\($0.name)'" }.joined(separator: ", ")
            throw Mistake("the '.dpend.yml' has no target of \(names); choose other targets, or run DpendInit again")
        }
        // Containers of other libraries need no configuration.
        let sources = Set(chosen.flatMap { $0.sources.map(\.path) }).sorted()
        guard arguments[0] == "analyze", !sources.isEmpty else {
            throw Mistake("there is no '.dpend.yml' in \(project.path); run DpendInit, which proposes one")
        }
        return [arguments + sources]
    }

    /// One run for all targets of a file, or one for each chosen target if others are not chosen.
    private func commandLines(
        _ arguments: [String], _ wiring: XcodeWiring, _ chosen: [XcodeTargetFiles]
    ) -> [[String]] {
        let whole = arguments + ["--config", wiring.configurationFile.path]
        let named = Set(wiring.outline.targets.map(\.name))
        let ofProject = named.intersection(targets.map(\.name))
        let wanted = chosen.map(\.name).filter(named.contains)
        return Set(wanted) == ofProject ? [whole] : wanted.map { whole + ["--target", $0] }
    }
}
