import Foundation
import PackagePlugin

/// `swift package dpend-generate`: writes the committed outputs of all targets. Xcode asks before it lets the plugin
/// write.
@main
struct DpendGenerate: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let rest = extractor.remainingArguments
        let folder = context.package.directoryURL
        let tool = DpendTool(url: try context.tool(named: "dpend").url, folder: folder)
        guard !FileManager.default.fileExists(atPath: folder.appending(path: ".dpend.yml").path) else {
            return try DpendTool.finish([tool.run(["generate"] + rest + names.flatMap { ["--target", $0] })])
        }
        let run = PackageRun(tool: tool, package: context.package, workFolder: context.pluginWorkDirectoryURL)
        let targets = try run.targets(named: names).filter { $0.committedOutput != nil }
        if targets.isEmpty {
            throw Mistake(
                "no target has an 'output-file' in its '.dpend.yml'; builds with DpendPlugin write the outputs of the others"
            )
        }
        try DpendTool.finish(
            run.forEach(targets) { ["generate", "--output-file", $0.committedOutput?.path ?? ""] + rest })
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension DpendGenerate: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try context.run(["generate"] + arguments, standard: "generate")
        }
    }
#endif
