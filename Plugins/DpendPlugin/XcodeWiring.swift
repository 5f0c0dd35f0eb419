import Foundation

/// A target of an Xcode project.
struct XcodeTargetFiles {
    let name: String
    /// Whether other targets link it.
    let isLibrary: Bool
    /// The Swift files, in any order.
    let sources: [URL]
}

/// The command that wires a target of an Xcode project.
struct XcodeWiringCommand {
    let displayName: String
    let arguments: [String]
    let inputs: [URL]
    let outputs: [URL]
}

/// The configuration of an Xcode project, and the commands that follow from it.
///
/// Xcode names neither the folder of a target nor, in some releases, its dependencies. The `.dpend.yml` names both:
/// dpend reads the sources of a target and of the targets that it links in one run, so that no command waits for the
/// file of another.
struct XcodeWiring {
    let configurationFile: URL
    let outline: ConfigurationOutline

    /// The folder to which the paths of the file are relative.
    private var folder: URL { configurationFile.deletingLastPathComponent() }

    /// Finds the `.dpend.yml` of a target: in the folder with its name, in the project's folder, or in a folder around
    /// it, up to the one with `.git`.
    ///
    /// - Parameter target: The name of the target; nil for a file of the project.
    /// - Returns: nil if there is none.
    init?(project: URL, target: String?) throws {
        var places = target.map { [project.appending(path: $0)] } ?? []
        var current = project.standardizedFileURL
        while true {
            places.append(current)
            if Self.contains(current, ".git") || current.path == "/" { break }
            current = current.deletingLastPathComponent().standardizedFileURL
        }
        guard let place = places.first(where: { Self.contains($0, ".dpend.yml") }) else { return nil }
        configurationFile = place.appending(path: ".dpend.yml")
        outline = try ConfigurationOutline(of: configurationFile)
    }

    private static func contains(_ folder: URL, _ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: name).path)
    }

    /// The target of the file for a target of the project; nil for a file without targets.
    private func name(of target: XcodeTargetFiles) throws -> String? {
        if outline.targets.isEmpty { return nil }
        guard outline.values(of: target.name) == nil else { return target.name }
        let names = outline.targets.map { "'\($0.name)'" }.joined(separator: ", ")
        throw Mistake(
            "\(configurationFile.path): this file has no target '\(target.name)', but only \(names); add "
                + "'\(target.name)' to its targets, or remove DpendPlugin from '\(target.name)'")
    }

    /// The options with which dpend reads a target, and its sources if the file does not name inputs.
    func options(for target: XcodeTargetFiles) throws -> [String] {
        let name = try name(of: target)
        var options = ["--config", configurationFile.path]
        if let name { options += ["--target", name] }
        // dpend takes the module of a library from the name of its output.
        let isNamed = ["module-name", "output-file"].contains { outline.value($0, of: name) != nil }
        if !isNamed { options += ["--module-name", Self.moduleName(of: target.name)] }
        return hasInputs(name) ? options : options + target.sources.map(\.path).sorted()
    }

    /// Whether the file names inputs. A file without inputs is for the sources of each target.
    func hasInputs(_ name: String?) -> Bool {
        outline.value("inputs", of: name) != nil || outline.value("sources-list", of: name) != nil
    }

    /// The command that wires a target in a build.
    ///
    /// - Parameter workFolder: The plugin's folder, the only one in which a build may write.
    func command(for target: XcodeTargetFiles, workFolder: URL) throws -> XcodeWiringCommand {
        let name = try name(of: target)
        let common = try options(for: target)
        let sources = target.sources.map(\.path).sorted()
        let read = Set(hasInputs(name) ? outline.inputs(of: name).flatMap(swiftFiles) : sources)
        let inputs = [configurationFile] + read.sorted().map { URL(fileURLWithPath: $0) }

        let named = outline.value("output-file", of: name)?.first
        if let named, sources.contains(path(named)) {
            let stamp = workFolder.appending(path: "\(target.name).checked.swift")
            let arguments = ["generate", "--check", "--emit-stamp", stamp.path] + common
            let checked = inputs + [URL(fileURLWithPath: path(named))]
            return XcodeWiringCommand(
                displayName: "Checking the wiring of \(target.name)", arguments: arguments, inputs: checked,
                outputs: [stamp])
        }
        let written = outputs(of: target, name, named: named, workFolder)
        return XcodeWiringCommand(
            displayName: "Wiring \(target.name)",
            arguments: ["generate", "--quiet", "--locations"] + written.options + common,
            inputs: inputs, outputs: written.files)
    }

    /// The options for outputs in the plugin's folder, and the files that are compiled with the target.
    private func outputs(
        of target: XcodeTargetFiles, _ name: String?, named: String?, _ workFolder: URL
    ) -> (options: [String], files: [URL]) {
        let module = outline.value("module-name", of: name)?.first ?? Self.moduleName(of: target.name)
        let isLibrary =
            switch outline.value("mode", of: name)?.first {
            case "library": true
            case "application": false
            default: named.map { $0.hasSuffix(".dpendmodule") } ?? target.isLibrary
            }
        // The generated type has the name of its file.
        let standard = isLibrary ? "\(module).dpendmodule" : "\(module)Module.generated.swift"
        let output = workFolder.appending(path: named.map { URL(fileURLWithPath: $0).lastPathComponent } ?? standard)
        var options = ["--output-file", output.path]
        var files = [output]
        if isLibrary {
            // Xcode would copy a module file into the product.
            files = [workFolder.appending(path: "\(output.lastPathComponent).swift")]
            options += ["--emit-stamp", files[0].path]
        }
        // A build writes nothing into the folders of the project.
        if let exports = outline.value("exports-file", of: name)?.first,
            !target.sources.map(\.path).contains(path(exports))
        {
            let file = workFolder.appending(path: URL(fileURLWithPath: exports).lastPathComponent)
            options += ["--exports-file", file.path]
            files.append(file)
        }
        if outline.value("test-support", of: name) != nil {
            options += ["--test-support", workFolder.appending(path: "\(module)TestSupport.generated.swift").path]
        }
        if let previews = outline.value("preview-support", of: name)?.first,
            !target.sources.map(\.path).contains(path(previews))
        {
            let file = workFolder.appending(path: URL(fileURLWithPath: previews).lastPathComponent)
            options += ["--preview-support", file.path]
            files.append(file)
        }
        return (options, files)
    }

    /// The absolute path of a path in the file.
    private func path(_ path: String) -> String {
        URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
    }

    /// The Swift files in a file or folder. A change of another file changes nothing.
    private func swiftFiles(_ input: String) -> [String] {
        let root = path(input)
        guard
            let found = FileManager.default.enumerator(
                at: URL(fileURLWithPath: root), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        else { return [] }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue else { return [root] }
        return found.compactMap { ($0 as? URL)?.standardizedFileURL.path }.filter { $0.hasSuffix(".swift") }
    }

    /// The Swift module that Xcode makes of a name.
    static func moduleName(of name: String) -> String {
        let name = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
