import Foundation

/// The parts of a project, found by reading its manifests and its folders.
package struct ProjectLayout: Sendable {
    /// One target for each part, libraries before those that link them. A project that is one module has one without a name. Their
    /// settings say only where things are: inputs, module name, libraries, outputs.
    package internal(set) var targets: [ConfigurationFile.Target] = []
    /// The files for tests that targets could generate, by the names of the targets; that of a project that is one module has an empty one.
    package internal(set) var testSupportFiles: [String: String] = [:]
    /// The same for all targets: what to leave out, the platform, the container.
    package internal(set) var shared = Settings()
    /// Why it is that platform, as `12 files import UIKit`; empty where project files say so.
    package internal(set) var platformReason = ""
    /// Sentences about what could not be read or was left out.
    package internal(set) var remarks: [String] = []

    /// The targets with what they share.
    package var mergedTargets: [ConfigurationFile.Target] {
        targets.map { .init(name: $0.name, settings: $0.settings.overriding(shared)) }
    }

    /// The files and folders of all targets, each once.
    var inputs: [String] { DistinctElements(targets.flatMap { $0.settings.sourceInputs.paths }).all }
    /// The globs that all targets leave out.
    var excludes: [String] { shared.sourceInputs.excludes }

    /// Looks a folder over: the packages and projects in it, or else what has Swift files in it.
    ///
    /// - Throws: ``InputError`` for a folder without Swift files, and for a source that cannot be read.
    init(of folder: String, options: ResolutionOptions = ResolutionOptions()) throws(InputError) {
        let project = ProjectModules(of: folder)
        guard !project.sources.isEmpty else {
            throw InputError(.missing, "there are no Swift files in this folder or below it; run 'dpend init' in the folder of a project, or name folders with sources", at: folder)
        }
        let parts = try ProjectParts(project, options: options)
        remarks = parts.remarks
        if parts.all.isEmpty {
            take(SourceFolders.find(in: folder))
        } else {
            write(parts)
        }
        guard !inputs.isEmpty else {
            throw InputError(.missing, "all Swift files in this folder belong to tests or tools; name the folders that dpend should read", at: folder)
        }
    }

    /// Takes what the user named.
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
        targets = [.init(name: nil, settings: settings)]
        shared.excludes = SourceFolders.excludes(in: inputs).map { Placed($0) }
    }

    /// Where project files name no platform, what the sources import may.
    mutating func findPlatform(_ sources: SourceInputs, _ options: ResolutionOptions) throws(InputError) {
        if let platform = options.platform ?? shared.platform { return shared.platform = platform }
        let paths = try SourceFinder(excludes: sources.excludes, places: options.places).find(in: sources.paths).map(\.path)
        guard let evidence = PlatformEvidence.find(in: paths) else { return }
        shared.platform = evidence.platform
        platformReason = "\(evidence.fileCount) \(evidence.fileCount == 1 ? "file imports" : "files import") \(evidence.frameworks)"
    }
}
