#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension XcodePluginContext {
        /// Runs dpend in the folder of an Xcode project.
        ///
        /// - Parameter standard: The subcommand if the arguments do not name one.
        func run(_ arguments: [String], standard: String) throws {
            let project = xcodeProject.directoryURL
            let tool = DpendTool(url: try tool(named: "dpend").url, folder: project)
            let lines = XcodeCommandLines(project: project, targets: xcodeProject.targets.map(\.files))
            try DpendTool.finish(lines.all(arguments, standard: standard).map { try tool.run($0) })
        }
    }
#endif
