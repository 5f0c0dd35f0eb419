import Foundation
import PackagePlugin

/// `swift package dpend …`: analyzes targets as DpendPlugin builds them, without building them.
///
/// - `analyze`, `tree` and `explain` are dpend's commands, with the sources, libraries and options of a target filled
///   in;
/// - `check` prints nothing if no target has errors and all committed outputs are up to date;
/// - all other commands are passed to dpend unchanged.
///
/// A package with one `.dpend.yml` in its own folder, as `dpend init` writes it, has everything in this file.
@main
struct DpendCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        var rest = extractor.remainingArguments
        let subcommand = rest.first ?? "analyze"
        let folder = context.package.directoryURL
        let tool = DpendTool(url: try context.tool(named: "dpend").url, folder: folder)
        guard ["analyze", "tree", "explain", "check"].contains(subcommand) else {
            return try DpendTool.finish([tool.run(arguments)])
        }
        rest = Array(rest.dropFirst())
        let run = PackageRun(tool: tool, package: context.package, workFolder: context.pluginWorkDirectoryURL)
        if try !run.hasWiredTargets, FileManager.default.fileExists(atPath: folder.appending(path: ".dpend.yml").path) {
            let command = subcommand == "check" ? ["generate", "--check"] : [subcommand]
            return try DpendTool.finish([tool.run(command + rest + names.flatMap { ["--target", $0] })])
        }
        let targets = try run.targets(named: names)
        switch subcommand {
        case "analyze": try DpendTool.finish(run.forEach(targets) { ["analyze", "--mode", $0.mode] + rest })
        case "check": try DpendTool.finish(run.forEach(targets) { Self.check($0) + rest })
        default:
            // A tree begins at an application. Libraries are shown if they are named.
            let applications = targets.filter { $0.output == .source }
            let chosen = names.isEmpty && !applications.isEmpty ? applications : targets
            try DpendTool.finish(run.forEach(chosen) { [subcommand, "--mode", $0.mode] + rest })
        }
    }

    private static func check(_ target: WiredTarget) -> [String] {
        guard let output = target.committedOutput else { return ["analyze", "--quiet", "--mode", target.mode] }
        return ["generate", "--check", "--output-file", output.path]
    }
}
