import Foundation
import PackagePlugin

/// A target with a `.dpend.yml` in its folder. dpend wires such targets.
struct WiredTarget {
    /// The output of dpend for a target.
    enum Output {
        /// `Name.dpendmodule`: the providers and requirements of a library.
        case moduleFile
        /// `NameModule.generated.swift`: the file that wires an application.
        case source
    }

    let target: any SourceModuleTarget
    let package: Package
    let configurationFile: URL
    let output: Output
    /// The file that `output-file` names. It is committed, so the build does not write it.
    let committedOutput: URL?
    /// Whether to write a file for tests.
    let hasTestSupport: Bool
    /// Whether to write a file for previews.
    let hasPreviewSupport: Bool
    /// Whether a library has a file through which other modules use its internal classes.
    let hasExports: Bool

    /// - Returns: nil for a target without a `.dpend.yml`, or without Swift.
    init?(_ target: any Target, of package: Package) throws {
        guard let target = target as? SwiftSourceModuleTarget else { return nil }
        let file = target.directoryURL.appending(path: ".dpend.yml")
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let configuration = try TopLevelKeys(of: file)
        self.target = target
        self.package = package
        configurationFile = file
        committedOutput = configuration["output-file"].map { target.directoryURL.appending(path: $0) }
        hasTestSupport = configuration["test-support"] != nil
        hasPreviewSupport = configuration["preview-support"] != nil
        hasExports = configuration["exports-file"] != nil
        let isLibrary =
            switch configuration["mode"] {
            case "library": true
            case "application": false
            default: committedOutput.map { $0.pathExtension == "dpendmodule" } ?? (target.kind == .generic)
            }
        output = isLibrary ? .moduleFile : .source
    }

    /// The name of the output; for a module file, the module's name.
    var outputName: String {
        switch output {
        case .moduleFile: "\(target.moduleName).dpendmodule"
        case .source: "\(target.moduleName)Module.generated.swift"
        }
    }

    /// The file that the build command names as its output: the generated Swift file, or the stamp of a module file.
    /// SwiftPM would ship a module file as a resource.
    var traceName: String {
        switch output {
        case .moduleFile: "\(outputName).swift"
        case .source: outputName
        }
    }

    /// The name of the file with overrides for tests.
    var testSupportName: String { "\(target.moduleName)TestSupport.generated.swift" }

    /// The name of the file with doubles for previews.
    var previewSupportName: String { "\(target.moduleName)Previews.generated.swift" }

    /// The name of the file through which other modules use internal classes.
    var exportsName: String { "\(target.moduleName).exports.generated.swift" }

    /// The options that put the files beside the output into a folder. A build writes nothing into the source folders.
    func filesBeside(in folder: URL) -> [String] {
        let files = [
            ("--test-support", hasTestSupport, testSupportName), ("--exports-file", hasExports, exportsName),
            ("--preview-support", hasPreviewSupport, previewSupportName),
        ]
        return files.filter(\.1).flatMap { [$0.0, folder.appending(path: $0.2).path] }
    }

    /// The mode of dpend for the output.
    var mode: String {
        switch output {
        case .moduleFile: "library"
        case .source: "application"
        }
    }

    /// The Swift files, sorted, without other plugins' files.
    var sources: [URL] {
        target.sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }
    }

    /// The common options of all subcommands that read sources, without the sources themselves.
    ///
    /// - Parameter libraries: The module files of the target's dependencies.
    func options(libraries: [URL]) -> [String] {
        let conditions = (target as? SwiftSourceModuleTarget)?.compilationConditions ?? []
        return ["--config", configurationFile.path, "--module-name", target.moduleName]
            + conditions.flatMap { ["-D", $0] }
            + libraries.flatMap { ["--library", $0.path] }
    }
}

/// The plain values at the top level of a `.dpend.yml` that a plugin requires before dpend runs.
///
/// dpend reads and validates the rest of the file.
struct TopLevelKeys {
    private var values: [String: String] = [:]

    init(of file: URL) throws {
        for line in try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline) {
            guard let match = line.wholeMatch(of: /([a-z-]+):\s+(['"]?)([^'"#]+?)\2\s*(#.*)?/) else { continue }
            values[String(match.1)] = String(match.3)
        }
    }

    subscript(key: String) -> String? { values[key] }
}
