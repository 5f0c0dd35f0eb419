import Foundation
import PackagePlugin

/// A target that has a `.dpend.yml` in its folder, and so takes part in the wiring.
struct WiredTarget {
    /// What dpend writes for a target.
    enum Output {
        /// `Name.dpendmodule`: what a library provides and needs.
        case moduleFile
        /// `NameModule.generated.swift`: what wires an application.
        case source
    }

    let target: any SourceModuleTarget
    let package: Package
    let configurationFile: URL
    let output: Output
    /// The file that `output-file` names: it is committed, and no affair of the build.
    let committedOutput: URL?
    /// Whether a file for tests is wanted.
    let hasTestSupport: Bool

    /// - Returns: nil for a target without a `.dpend.yml`, and for what is not Swift.
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
        let isLibrary = switch configuration["mode"] {
        case "library": true
        case "application": false
        default: committedOutput.map { $0.pathExtension == "dpendmodule" } ?? (target.kind == .generic)
        }
        output = isLibrary ? .moduleFile : .source
    }

    /// How the output is called; a module file is known by the module's name.
    var outputName: String {
        switch output {
        case .moduleFile: "\(target.moduleName).dpendmodule"
        case .source: "\(target.moduleName)Module.generated.swift"
        }
    }

    /// The file that the build command names as its output: the generated Swift file, or for a module file its stamp. SwiftPM would ship
    /// a module file as a resource.
    var traceName: String {
        switch output {
        case .moduleFile: "\(outputName).swift"
        case .source: outputName
        }
    }

    /// How the file with overrides for tests is called.
    var testSupportName: String { "\(target.moduleName)TestSupport.generated.swift" }

    /// The mode of dpend that the output stands for.
    var mode: String {
        switch output {
        case .moduleFile: "library"
        case .source: "application"
        }
    }

    /// The Swift files, sorted, without those that other plugins make.
    var sources: [URL] {
        target.sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }
    }

    /// What every subcommand that reads sources is told, but for the sources themselves.
    ///
    /// - Parameter libraries: the module files of what the target depends on.
    func options(libraries: [URL]) -> [String] {
        let conditions = (target as? SwiftSourceModuleTarget)?.compilationConditions ?? []
        return ["--config", configurationFile.path, "--module-name", target.moduleName]
            + conditions.flatMap { ["-D", $0] }
            + libraries.flatMap { ["--library", $0.path] }
    }
}

/// The plain values at the top level of a `.dpend.yml`, as far as a plugin has to know them before dpend runs.
///
/// All else of the file is dpend's to read and to judge.
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
