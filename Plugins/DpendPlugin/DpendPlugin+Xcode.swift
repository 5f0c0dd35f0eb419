#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension DpendPlugin: XcodeBuildToolPlugin {
        /// Wires a target of an Xcode project, in which the plugin stands among the *Run Build Tool Plug-ins* of the
        /// target.
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let project = context.xcodeProject.directoryURL
            guard let wiring = try XcodeWiring(project: project, target: target.displayName) else {
                throw Mistake(
                    "the target '\(target.displayName)' uses DpendPlugin, and there is no '.dpend.yml' in the project's "
                        + "folder \(project.path); right-click the project and run DpendInit, or run 'dpend init' there"
                )
            }
            let command = try wiring.command(for: target.files, workFolder: context.pluginWorkDirectoryURL)
            return [
                .buildCommand(
                    displayName: command.displayName, executable: try context.tool(named: "dpend").url,
                    arguments: command.arguments, inputFiles: command.inputs, outputFiles: command.outputs)
            ]
        }
    }
#endif
