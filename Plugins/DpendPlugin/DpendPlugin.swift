import Foundation
import PackagePlugin

/// Runs `dpend generate` for a target as a part of the build.
///
/// A library gets a `.dpendmodule` in the plugin's folder, where the targets that depend on it find it; an executable gets
/// the Swift file that wires it, which is compiled with its sources. It is a build command and no prebuild command: these
/// run in every build, and cannot use a tool that is built from sources.
@main
struct DpendPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let targets = WiredTargets(context.package)
        guard let wired = try targets.wired(target) else {
            throw Mistake(
                "the target '\(target.name)' uses DpendPlugin and has no '.dpend.yml' in its folder; an empty "
                    + "one will do")
        }
        if let output = wired.committedOutput {
            throw Mistake(
                "\(wired.configurationFile.path): 'output-file' names \(output.lastPathComponent), which is committed; "
                    + "take the key away for DpendPlugin to write the file, or the plugin away from '\(target.name)'")
        }
        let folders = OutputFolders(of: context, for: target)
        let libraries = try targets.libraries(of: target).map(folders.moduleFile)
        let output = context.pluginWorkDirectoryURL.appending(path: wired.outputName)
        return [
            .buildCommand(
                displayName: "Wiring \(target.name)",
                executable: try context.tool(named: "dpend").url,
                arguments: ["generate", "--locations", "--output-file", output.path] + wired.options(libraries: libraries)
                    + wired.sources.map(\.path),
                inputFiles: [wired.configurationFile] + libraries + wired.sources,
                outputFiles: [output]
            )
        ]
    }
}

/// Where this plugin writes for other targets.
///
/// SwiftPM tells a plugin its folder for the one target that it runs for. The folders of the others differ from it by the
/// names of package and target: `outputs/<package>/<target>/destination/DpendPlugin`, in Xcode
/// `<package>.output/<target>/DpendPlugin`.
struct OutputFolders {
    private let components: [String]
    private let targetIndex: Int
    private let packageID: String

    init(of context: PluginContext, for target: any Target) {
        components = context.pluginWorkDirectoryURL.pathComponents
        targetIndex = components.lastIndex(of: target.name) ?? components.endIndex
        packageID = context.package.id
    }

    /// The module file of a library.
    func moduleFile(of library: WiredTarget) throws -> URL {
        if let output = library.committedOutput { return output }
        guard targetIndex > 0, targetIndex < components.endIndex, components[targetIndex - 1].hasPrefix(packageID) else {
            throw Mistake("DpendPlugin does not know where SwiftPM keeps its output: \(components.joined(separator: "/"))")
        }
        var components = components
        components[targetIndex] = library.target.name
        components[targetIndex - 1] = library.package.id + components[targetIndex - 1].dropFirst(packageID.count)
        return URL(fileURLWithPath: "/" + components.dropFirst().joined(separator: "/")).appending(path: library.outputName)
    }
}
