import Foundation

/// The package that all cases of generated code are built in, once for all tests.
enum GeneratedCodeFixture {
    static let source = Repository.tests.appendingPathComponent("GeneratedCode")
    static let cases = Repository.folders(in: source).map(\.lastPathComponent)

    /// The kinds of containers that every case is generated for. Libraries are the same for all of them.
    enum Container: String, CaseIterable {
        case embedded
        case `static`

        /// The executable of a case. Targets of one package need different names.
        func product(of name: String) -> String { self == .embedded ? name : "\(name)\(rawValue.capitalized)" }
    }

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
        try manager.createDirectory(at: targets, withIntermediateDirectories: true)
        try manager.copyItem(
            at: Repository.root.appendingPathComponent("Sources/DpendRuntime"),
            to: targets.appendingPathComponent("DpendRuntime"))
        try Data(manifest().utf8).write(to: package.appendingPathComponent("Package.swift"))

        for container in Container.allCases {
            let folder = targets.appendingPathComponent(container.rawValue)
            try manager.copyItem(at: source, to: folder)
            for name in cases {
                let outcome = try Shell.run(
                    "set -e; CONTAINER=\(container.rawValue); MODULE=\(container.product(of: name)); . ./generate.sh",
                    in: folder.appendingPathComponent(name))
                guard outcome.status == 0 else { throw Failure(description: "\(name): \(outcome.output)") }
            }
        }
        let outcome = try Shell.run("swift build --build-tests 2>&1", in: package)
        guard outcome.status == 0 else {
            let errors = Set(outcome.output.split(separator: "\n").filter { $0.contains("error:") }).sorted()
            throw Failure(description: errors.joined(separator: "\n"))
        }
        return package
    }

    private static func manifest() -> String {
        let targets = Container.allCases.flatMap { container in cases.map { declarations(of: $0, container) } }
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

    /// The targets of a case; its libraries are built once, for the first container. A library can use those before it.
    private static func declarations(of name: String, _ container: Container) -> String {
        let folders = Repository.folders(in: source.appendingPathComponent(name)).map(\.lastPathComponent)
        let libraries = folders.filter { $0.hasSuffix("Library") }
        let settings = (name.hasSuffix("Strict") ? "strict" : "settings")
            + " + [.define(\"\(container.rawValue.uppercased())\")]"
        return folders.map { folder -> String in
            let isLibrary = libraries.contains(folder)
            if isLibrary, container != .embedded { return "" }
            let isTest = folder.hasSuffix("Tests")
            let dependencies = (isTest ? [container.product(of: name)] : []) + ["DpendRuntime"] + libraries.filter { !isLibrary || $0 < folder }
            let path = "Sources/\(container.rawValue)/\(name)/\(folder)"
            return """
                    .\(isLibrary ? "target" : isTest ? "testTarget" : "executableTarget")(
                        name: "\(isLibrary ? folder : container.product(of: name))\(isTest ? "Tests" : "")",
                        dependencies: \(dependencies),
                        path: "\(path)", exclude: excluded("\(path)"), swiftSettings: \(settings)),

                """
        }.joined()
    }
}
