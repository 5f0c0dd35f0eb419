import Foundation

/// The package that all cases of generated code are built in, once for all tests.
enum GeneratedCodeFixture {
    static let source = Repository.tests.appendingPathComponent("GeneratedCode")
    static let cases = Repository.folders(in: source).map(\.lastPathComponent)

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Generates the code of all cases and builds them; gives the package's folder.
    ///
    /// The folder stays, so that a second run compiles only what changed.
    static func build() throws -> URL {
        let package = Repository.root.appendingPathComponent(".build/generated-code-fixture")
        let manager = FileManager.default
        try manager.createDirectory(at: package, withIntermediateDirectories: true)
        let targets = package.appendingPathComponent("Sources")
        try? manager.removeItem(at: targets)
        try manager.copyItem(at: source, to: targets)
        try manager.copyItem(
            at: Repository.root.appendingPathComponent("Sources/DpendRuntime"),
            to: targets.appendingPathComponent("DpendRuntime"))
        try Data(manifest().utf8).write(to: package.appendingPathComponent("Package.swift"))

        for name in cases {
            let outcome = try Shell.run("set -e; . ./generate.sh", in: targets.appendingPathComponent(name))
            guard outcome.status == 0 else { throw Failure(description: "\(name): \(outcome.output)") }
        }
        let outcome = try Shell.run("swift build 2>&1", in: package)
        guard outcome.status == 0 else {
            let errors = Set(outcome.output.split(separator: "\n").filter { $0.contains("error:") }).sorted()
            throw Failure(description: errors.joined(separator: "\n"))
        }
        return package
    }

    private static func manifest() -> String {
        let targets = cases.map { name in
            let folders = Repository.folders(in: source.appendingPathComponent(name)).map(\.lastPathComponent)
            let libraries = folders.filter { $0.hasSuffix("Library") }
            let settings = name.hasSuffix("Strict") ? "strict" : "settings"
            let declarations = folders.map { folder -> String in
                let isLibrary = libraries.contains(folder)
                let dependencies = ["DpendRuntime"] + (isLibrary ? [] : libraries)
                return """
                        .\(isLibrary ? "target" : "executableTarget")(
                            name: "\(isLibrary ? folder : name)", dependencies: \(dependencies),
                            path: "Sources/\(name)/\(folder)", exclude: excluded("Sources/\(name)/\(folder)"),
                            swiftSettings: \(settings)),

                    """
            }
            return declarations.joined()
        }
        return """
            // swift-tools-version: 6.2
            import Foundation
            import PackageDescription

            let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
            let strict: [SwiftSetting] = settings + [
                .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"), .defaultIsolation(MainActor.self),
            ]

            /// Module files lie beside the sources of their library.
            func excluded(_ path: String) -> [String] {
                let folder = Context.packageDirectory + "/" + path
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                return names.filter { $0.hasSuffix(".dpendmodule") }
            }

            let package = Package(
                name: "generated-code-fixture",
                platforms: [.macOS(.v12)],
                targets: [
                    .target(name: "DpendRuntime"),
            \(targets.joined())
                ],
                swiftLanguageModes: [.v6]
            )
            """
    }
}
