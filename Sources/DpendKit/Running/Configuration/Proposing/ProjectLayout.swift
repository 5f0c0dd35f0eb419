import Foundation

/// The parts of a project, found by reading its manifests and its folders.
package struct ProjectLayout: Sendable {
    /// One target for each part, libraries before those that link them. A project that is one module has one without a name. Their
    /// settings say only where things are: inputs, module name, libraries, outputs.
    package private(set) var targets: [ConfigurationFile.Target] = []
    /// The same for all targets: what to leave out.
    package private(set) var shared = Settings()
    /// Sentences about what could not be read or was left out.
    package private(set) var remarks: [String] = []

    /// The targets with what they share.
    package var mergedTargets: [ConfigurationFile.Target] {
        targets.map { .init(name: $0.name, settings: $0.settings.overriding(shared)) }
    }

    /// The files and folders of all targets.
    var inputs: [String] { targets.flatMap { $0.settings.sourceInputs.paths } }
    /// The globs that all targets leave out.
    var excludes: [String] { shared.sourceInputs.excludes }

    /// Folders that hold the code of others, or tools.
    private static let foreignFolders: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "Build", "fastlane", "vendor", "Vendor", "node_modules", "Tuist",
        "Plugin", "Plugins", "Script", "Scripts", "scripts",
    ]
    /// Folders that hold what stands in for something in tests.
    private static let testFolders: Set<String> = [
        "Mock", "Mocks", "Stub", "Stubs", "Fake", "Fakes", "TestDoubles", "Testing", "TestUtils", "TestSupport",
    ]
    private static let manifests: Set<String> = ["Package.swift", "Project.swift", "Workspace.swift"]

    /// Looks a folder over: the sources of a package, or else what has Swift files in it.
    ///
    /// - Throws: ``InputError`` for a folder without Swift files.
    init(of folder: String) throws(InputError) {
        let names = Self.names(in: folder)
        var inputs: [String] = []
        if names.contains("Package.swift"), Self.hasSources("\(folder)/Sources") {
            inputs = ["Sources"]
        } else {
            inputs = names.filter { name in
                !Self.isForeign(name) && !Self.isForTests(name) && Self.hasSources("\(folder)/\(name)")
            }
        }
        guard !inputs.isEmpty else {
            throw InputError(.missing, "there are no Swift sources here; name the folders that have some", at: folder)
        }
        take(inputs, excludes: Self.excludes(in: inputs.map { "\(folder)/\($0)" }))
    }

    /// Takes what the user named.
    ///
    /// - Throws: ``InputError`` for a path that is not there.
    init(inputs: [String]) throws(InputError) {
        for input in inputs where !FileManager.default.fileExists(atPath: input) {
            throw InputError(.missing, "there is no such file or folder", at: input)
        }
        take(inputs, excludes: Self.excludes(in: inputs))
    }

    private mutating func take(_ inputs: [String], excludes: [String]) {
        var settings = Settings()
        settings.inputs = inputs.map { Placed($0) }
        targets = [.init(name: nil, settings: settings)]
        shared.excludes = excludes.map { Placed($0) }
    }

    private static func excludes(in inputs: [String]) -> [String] {
        var globs: Set<String> = []
        for input in inputs {
            var open = [input]
            while let folder = open.popLast() {
                for name in names(in: folder) where isFolder("\(folder)/\(name)") {
                    if name.hasSuffix("Tests") {
                        globs.insert("**/*Tests/**")
                    } else if testFolders.contains(name) || ["Pods", "Carthage"].contains(name) {
                        globs.insert("**/\(name)/**")
                    } else {
                        open.append("\(folder)/\(name)")
                    }
                }
            }
        }
        return globs.sorted()
    }

    private static func isForeign(_ name: String) -> Bool {
        foreignFolders.contains(name) || manifests.contains(name) || name.hasSuffix("Templates")
    }

    private static func isForTests(_ name: String) -> Bool { name.hasSuffix("Tests") || testFolders.contains(name) }

    private static func hasSources(_ path: String) -> Bool {
        var open = [path]
        while let path = open.popLast() {
            if !isFolder(path) {
                if path.hasSuffix(".swift") { return true }
            } else {
                open += names(in: path).map { "\(path)/\($0)" }
            }
        }
        return false
    }

    /// What is in a folder apart from what is hidden, sorted. Links are left out: they may lead round in a circle.
    private static func names(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { name in
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")) != nil
            return !name.hasPrefix(".") && !isLink
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
