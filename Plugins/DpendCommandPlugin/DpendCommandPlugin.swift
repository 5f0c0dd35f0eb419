import Foundation
import PackagePlugin

/// `swift package dpend …`: analyzes targets as DpendPlugin builds them, without building them.
///
/// - `analyze`, `tree` and `explain` are dpend's commands, with the sources, libraries and options of a target filled in;
/// - `check` prints nothing if no target has errors and all committed outputs are up to date;
/// - all other commands are passed to dpend unchanged.
@main
struct DpendCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        var rest = extractor.remainingArguments
        let subcommand = rest.first ?? "analyze"
        let tool = DpendTool(url: try context.tool(named: "dpend").url, folder: context.package.directoryURL)
        guard ["analyze", "tree", "explain", "check"].contains(subcommand) else {
            return try Self.finish([tool.run(arguments)])
        }
        rest = Array(rest.dropFirst())
        let run = PackageRun(tool: tool, package: context.package, workFolder: context.pluginWorkDirectoryURL)
        let targets = try run.targets(named: names)
        switch subcommand {
        case "analyze": try Self.finish(run.forEach(targets) { ["analyze", "--mode", $0.mode] + rest })
        case "check": try Self.finish(run.forEach(targets) { Self.check($0) + rest })
        default:
            // A tree begins at an application. Libraries are shown if they are named.
            let applications = targets.filter { $0.output == .source }
            let chosen = names.isEmpty && !applications.isEmpty ? applications : targets
            try Self.finish(run.forEach(chosen) { [subcommand, "--mode", $0.mode] + rest })
        }
    }

    private static func check(_ target: WiredTarget) -> [String] {
        guard let output = target.committedOutput else { return ["analyze", "--quiet", "--mode", target.mode] }
        return ["generate", "--check", "--output-file", output.path]
    }

    private static func finish(_ statuses: [Int32]) throws {
        if let worst = statuses.max(), worst != 0 { throw Mistake("dpend ended with \(worst)") }
    }
}

/// dpend as the plugin runs it.
struct DpendTool {
    let url: URL
    /// The folder of the package. Printed paths are relative to it.
    let folder: URL

    /// - Returns: The exit status.
    func run(_ arguments: [String], isSilent: Bool = false) throws -> Int32 {
        let process = Process()
        process.executableURL = url
        process.currentDirectoryURL = folder
        process.arguments = arguments.map(relative)
        if isSilent { process.standardError = FileHandle.nullDevice }
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// An argument as it is; a path in the package without the folder. A file may have the name of an option:
    /// `--x.swift`.
    private func relative(_ argument: String) -> String {
        guard argument.hasPrefix(folder.path + "/") else { return argument }
        let path = String(argument.dropFirst(folder.path.count + 1))
        return path.hasPrefix("-") ? "./\(path)" : path
    }
}
