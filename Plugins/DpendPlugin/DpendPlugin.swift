import Foundation
import PackagePlugin

/// Runs `dpend generate` for a target as a part of the build.
///
/// A library gets a `.dpendmodule` in the plugin's folder, where its clients find it. An executable gets the Swift file
/// that wires it, which is compiled with its sources. Tests get a file for overriding dependencies of the executables
/// that they depend on, and a file with the objects of each library that asks for it. The plugin makes build commands,
/// because prebuild commands run in every build and cannot use a tool that is built from sources.
@main
struct DpendPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let targets = WiredTargets(context.package)
        let folders = OutputFolders(of: context, for: target)
        func command(_ name: String, for wired: WiredTarget, _ outputs: [String], produces produced: [URL]) throws
            -> Command
        {
            let libraries = try targets.libraries(of: wired.target)
            let arguments =
                try outputs + wired.options(libraries: libraries.map(folders.moduleFile)) + wired.sources.map(\.path)
            return .buildCommand(
                displayName: name,
                executable: try context.tool(named: "dpend").url,
                arguments: ["generate", "--locations"] + arguments,
                inputFiles: try [wired.configurationFile] + libraries.map(folders.trace) + wired.sources,
                outputFiles: produced
            )
        }

        let folder = context.pluginWorkDirectoryURL
        let isWired = try targets.wired(target) != nil
        // A target with its own container must ask for the file: its tests may use XCTest, and the file imports
        // Testing.
        let tested = try Self.tested(by: target, among: targets).filter { !isWired || $0.hasTestSupport }
        let testSupport = try tested.map { application in
            let file = folder.appending(path: application.testSupportName)
            // SwiftPM compiles only the command's named output, so the module is not compiled again.
            let module = folder.appending(path: application.outputName)
            let asked = application.hasTestSupport ? [] : ["--test-support", file.path]
            let outputs = ["--output-file", module.path] + application.filesBeside(in: folder) + asked
            return try command(
                "Preparing tests of \(application.target.name)", for: application, outputs, produces: [file])
        }
        guard let wired = try targets.wired(target) else {
            guard testSupport.isEmpty else { return testSupport }
            throw Mistake(
                "the target '\(target.name)' uses DpendPlugin and has no '.dpend.yml' in its folder; an empty "
                    + "one will do")
        }
        if let output = wired.committedOutput {
            throw Mistake(
                "\(wired.configurationFile.path): 'output-file' names \(output.lastPathComponent), which is committed; "
                    + "take the key away for DpendPlugin to write the file, or the plugin away from '\(target.name)'")
        }
        let output = folder.appending(path: wired.outputName)
        var outputs = ["--output-file", output.path] + wired.filesBeside(in: folder)
        let trace = folder.appending(path: wired.traceName)
        if wired.output == .moduleFile { outputs += ["--emit-stamp", trace.path] }
        let exports = wired.hasExports ? [folder.appending(path: wired.exportsName)] : []
        let previews = wired.hasPreviewSupport ? [folder.appending(path: wired.previewSupportName)] : []
        return try [command("Wiring \(target.name)", for: wired, outputs, produces: [trace] + exports + previews)]
            + testSupport
    }

    /// The applications that tests depend on directly, and the libraries with a file for tests.
    private static func tested(by target: any Target, among targets: WiredTargets) throws -> [WiredTarget] {
        guard let module = target as? SwiftSourceModuleTarget, module.kind == .test else { return [] }
        return try module.dependencies.compactMap { dependency in
            guard case .target(let target) = dependency else { return nil }
            return try targets.wired(target)
        }.filter { $0.output == .source || $0.hasTestSupport }
    }
}

/// The folders in which this plugin writes for other targets.
///
/// SwiftPM gives a plugin only the folder of the current target. The folders of others differ in the names of package
/// and target: `outputs/<package>/<target>/destination/DpendPlugin`, in Xcode `<package>.output/<target>/DpendPlugin`.
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
        try library.committedOutput ?? file(library.outputName, of: library)
    }

    /// The file that changes with the module file of a library.
    func trace(of library: WiredTarget) throws -> URL {
        try library.committedOutput ?? file(library.traceName, of: library)
    }

    private func file(_ name: String, of library: WiredTarget) throws -> URL {
        guard targetIndex > 0, targetIndex < components.endIndex, components[targetIndex - 1].hasPrefix(packageID)
        else {
            throw Mistake(
                "DpendPlugin does not know where SwiftPM keeps its output: \(components.joined(separator: "/"))")
        }
        var components = components
        components[targetIndex] = library.target.name
        components[targetIndex - 1] = library.package.id + components[targetIndex - 1].dropFirst(packageID.count)
        return URL(fileURLWithPath: "/" + components.dropFirst().joined(separator: "/")).appending(path: name)
    }
}
