import Foundation
import PackagePlugin

/// `swift package dpend-init`: writes a `.dpend.yml` for the project. Xcode asks before it lets the plugin write.
@main
struct DpendInit: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = DpendTool(url: try context.tool(named: "dpend").url, folder: context.package.directoryURL)
        // Xcode adds the chosen targets, which have no meaning here.
        var extractor = ArgumentExtractor(arguments)
        _ = extractor.extractOption(named: "target")
        try DpendTool.finish([tool.run(["init"] + extractor.remainingArguments)])
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension DpendInit: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try context.run(["init"] + arguments, standard: "init")
        }
    }
#endif
