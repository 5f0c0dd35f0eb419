import Foundation

/// The parts of a project, according to its manifests and folders.
package struct ProjectLayout: Sendable {
    /// One target for each part. Libraries come before the targets that link them. A project with a single Swift module
    /// has one target without a name. Their settings contain only places: inputs, module name, libraries, outputs.
    package internal(set) var targets: [ConfigurationFile.Target] = []
    /// The files for tests that targets could generate, by the names of the targets. The name is empty in a project
    /// with a single Swift module.
    package internal(set) var testSupportFiles: [String: String] = [:]
    /// The settings of all targets: the exclusions, the platform, the container.
    package internal(set) var shared = Settings()
    /// The reason for the platform, such as `12 files import UIKit`; empty if project files state it.
    package internal(set) var platformReason = ""
    /// Sentences about parts that could not be read or were omitted.
    package internal(set) var remarks: [String] = []

    /// The targets with the shared settings.
    package var mergedTargets: [ConfigurationFile.Target] {
        targets.map { .init(name: $0.name, settings: $0.settings.overriding(shared)) }
    }

    /// The files and folders of all targets, without duplicates.
    var inputs: [String] { DistinctElements(targets.flatMap { $0.settings.sourceInputs.paths }).all }
    /// The globs that all targets exclude.
    var excludes: [String] { shared.sourceInputs.excludes }

    /// Examines a folder: the packages and projects in it, or else the subfolders with Swift files.
    ///
    /// - Throws: ``InputError`` if a folder does not contain Swift files, or a source file cannot be read.
    init(of folder: String, options: ResolutionOptions = ResolutionOptions()) throws(InputError) {
        let project = ProjectModules(of: folder)
        guard !project.sources.isEmpty else {
            throw InputError(
                .missing,
                "there are no Swift files in this folder or below it; run 'dpend init' in the folder of a project, or name folders with sources",
                at: folder)
        }
        let parts = try ProjectParts(project, options: options)
        remarks = parts.remarks
        if parts.all.isEmpty {
            take(SourceFolders.find(in: folder))
        } else {
            write(parts)
        }
        guard !inputs.isEmpty else {
            throw InputError(
                .missing,
                "all Swift files in this folder belong to tests or tools; name the folders that dpend should read",
                at: folder)
        }
    }

    /// Uses the inputs of the user.
    ///
    /// - Throws: ``InputError`` for a path that does not exist.
    init(inputs: [String]) throws(InputError) {
        for input in inputs where FileStatus(input) == nil {
            throw InputError(.missing, "there is no such file or folder", at: input)
        }
        take(inputs)
    }

    private mutating func take(_ inputs: [String]) {
        var settings = Settings()
        settings.inputs = inputs.map { Placed($0) }
        settings.outputFile = Self.outputFile(for: inputs)
        targets = [.init(name: nil, settings: settings)]
        shared.excludes = SourceFolders.excludes(in: inputs).map { Placed($0) }
        shared.container = StaticContainerGenerator().kind
    }

    /// The file for the generated Swift of a folder: beside its sources, with the name of the folder.
    private static func outputFile(for inputs: [String]) -> String? {
        guard let first = inputs.first else { return nil }
        let folder = first.hasSuffix(".swift") ? ProjectFolder.folder(of: first) : first
        let absolute = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
        // A folder 'Sources' has the name of the folder around it.
        let named = absolute.last { !SourceFolders.isGeneral($0) } ?? ""
        let module = PackageManifest.moduleName(of: named)
        let name = SwiftIdentifier.isPlain(module) ? module : "App"
        return (folder == "." ? "" : folder + "/") + "Derived/\(name)Module.generated.swift"
    }

    /// If project files do not name a platform, the imports may show it.
    mutating func findPlatform(_ sources: SourceInputs, _ options: ResolutionOptions) throws(InputError) {
        if let platform = options.platform ?? shared.platform {
            shared.platform = platform
            return
        }
        let paths = try SourceFinder(sources, places: options.places).find(in: sources.paths).map(\.path)
        guard let evidence = PlatformEvidence.find(in: paths) else { return }
        shared.platform = evidence.platform
        platformReason =
            "\(evidence.fileCount) \(evidence.fileCount == 1 ? "file imports" : "files import") \(evidence.frameworks)"
    }
}
