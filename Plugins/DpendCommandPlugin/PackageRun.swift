import Foundation
import PackagePlugin

/// Runs dpend on targets of a package. It also makes the module files of their libraries.
final class PackageRun {
    private let tool: DpendTool
    private let package: Package
    private let wiredTargets: WiredTargets
    private let workFolder: URL
    private var moduleFiles: [Target.ID: URL?] = [:]
    private var reported: Set<Target.ID> = []

    init(tool: DpendTool, package: Package, workFolder: URL) {
        self.tool = tool
        self.package = package
        self.workFolder = workFolder
        wiredTargets = WiredTargets(package)
    }

    /// Whether a target of the package has a `.dpend.yml` in its folder.
    var hasWiredTargets: Bool {
        get throws { try package.targets.contains { try wiredTargets.wired($0) != nil } }
    }

    /// The package's targets with a `.dpend.yml`. Libraries come before the targets that depend on them.
    func targets(named names: [String]) throws -> [WiredTarget] {
        for name in names where !package.targets.contains(where: { $0.name == name }) {
            throw Mistake("there is no target '\(name)' in the package '\(package.displayName)'")
        }
        let targets = try package.targets.filter { names.isEmpty || names.contains($0.name) }
            .compactMap(wiredTargets.wired)
            .sorted { left, right in
                let counts = [left, right].map(\.target.recursiveTargetDependencies.count)
                return (counts[0], left.target.name) < (counts[1], right.target.name)
            }
        guard targets.isEmpty else { return targets }
        throw Mistake(
            names.isEmpty
                ? "no target of the package has a '.dpend.yml' in its folder; an empty one will do"
                : "there is no '.dpend.yml' in the folder of '\(names.joined(separator: "', '"))'; an empty one will do"
        )
    }

    /// - Parameter arguments: The subcommand and its options.
    /// - Returns: The exit statuses.
    func forEach(_ targets: [WiredTarget], arguments: (WiredTarget) -> [String]) throws -> [Int32] {
        try targets.map { target in
            if targets.count > 1 { print("target \(target.target.name)") }
            fflush(nil)
            guard let libraries = try libraries(of: target) else { return 1 }
            reported.insert(target.target.id)
            return try tool.run(arguments(target) + target.options(libraries: libraries) + target.sources.map(\.path))
        }
    }

    /// The module files of a target's libraries; nil, with a message, if one of them cannot be written.
    private func libraries(of target: WiredTarget) throws -> [URL]? {
        var files: [URL] = []
        for library in try wiredTargets.libraries(of: target.target) {
            guard let file = try moduleFile(of: library) else {
                print("not looked at: its library \(library.target.name) has errors")
                return nil
            }
            files.append(file)
        }
        return files
    }

    private func moduleFile(of library: WiredTarget) throws -> URL? {
        if let output = library.committedOutput { return output }
        if let known = moduleFiles[library.target.id] { return known }
        let output = workFolder.appending(path: library.outputName)
        var isWritten = false
        if let libraries = try libraries(of: library) {
            let arguments = ["generate", "--quiet", "--output-file", output.path]
            // The problems of a library are reported once.
            isWritten =
                try tool.run(
                    arguments + library.filesBeside(in: workFolder) + library.options(libraries: libraries)
                        + library.sources.map(\.path),
                    isSilent: reported.contains(library.target.id)) == 0
        }
        moduleFiles[library.target.id] = .some(isWritten ? output : nil)
        return isWritten ? output : nil
    }
}
