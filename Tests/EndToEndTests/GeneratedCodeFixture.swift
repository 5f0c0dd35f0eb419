import Foundation

/// The package that all cases of generated code are built in, once for all tests.
struct GeneratedCodeFixture {
    static let source = Repository.tests.appendingPathComponent("GeneratedCode")
    static let cases = Repository.folders(in: source).map(\.lastPathComponent).filter {
        CompilerTable.obstacle(.case, $0) == nil
    }

    /// The kinds of containers, for each of which every case is generated. Libraries are the same for all of them.
    enum Container: String, CaseIterable {
        case embedded
        case `static`
        case dip

        /// The kinds that can be built here: Dip if `DIP` names a checkout.
        static let built = allCases.filter { $0 != .dip || GeneratedCodeFixture.dip != nil }

        /// The executable of a case. Targets of one package need different names.
        func product(of name: String) -> String { self == .embedded ? name : "\(name)\(rawValue.capitalized)" }

        /// The text before a case's statements.
        ///
        /// Dip prints each error that passes through it, including caught ones.
        var prelude: String { self == .dip ? "@preconcurrency import Dip\nlogLevel = .None\n" : "" }
    }

    private static let dip = ProcessInfo.processInfo.environment["DIP"].flatMap { $0.isEmpty ? nil : $0 }

    let package: URL
    /// The diagnostics of cases that a container does not support, by the missing product.
    private(set) var refusals: [String: String] = [:]

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Generates the code of all cases and builds them.
    ///
    /// The folder stays, so that a second run compiles only changes.
    init() throws {
        package = Repository.root.appendingPathComponent(".build/generated-code-fixture")
        let manager = FileManager.default
        try manager.createDirectory(at: package, withIntermediateDirectories: true)
        let targets = package.appendingPathComponent("Sources")
        try? manager.removeItem(at: targets)
        // dpend would read the previous run's manifest.
        try? manager.removeItem(at: package.appendingPathComponent("Package.swift"))
        try manager.createDirectory(at: targets, withIntermediateDirectories: true)
        try manager.copyItem(
            at: Repository.root.appendingPathComponent("Sources/DpendRuntime"),
            to: targets.appendingPathComponent("DpendRuntime"))
        for container in Container.allCases {
            let folder = targets.appendingPathComponent(container.rawValue)
            try manager.copyItem(at: Self.source, to: folder)
            for name in Self.cases { try generate(name, container, in: folder.appendingPathComponent(name)) }
        }
        try Data(manifest().utf8).write(to: package.appendingPathComponent("Package.swift"))
        let outcome = try Shell.run("swift build --build-tests 2>&1", in: package)
        guard outcome.status == 0 else {
            let errors = Set(outcome.output.split(separator: "\n").filter { $0.contains("error:") }).sorted()
            throw Failure(description: errors.joined(separator: "\n"))
        }
    }

    private mutating func generate(_ name: String, _ container: Container, in folder: URL) throws {
        let product = container.product(of: name)
        let outcome = try Shell.run(
            "set -e; CONTAINER=\(container.rawValue); MODULE=\(product); . ./generate.sh", in: folder)
        let main = folder.appendingPathComponent("Application/main.swift")
        try Data((container.prelude + String(contentsOf: main, encoding: .utf8)).utf8).write(to: main)
        if outcome.status == 0 { return }
        // There must be no other error.
        let errors = outcome.output.split(separator: "\n").filter { $0.contains(" error: ") }
        let obstacle = "which the \(container.rawValue) container does not support [isolation-conflict]"
        let lacksNesting = "cannot be generated for '--container \(container.rawValue)', which has no nested containers"
        let isRefused = outcome.status == 1 && !errors.isEmpty && errors.allSatisfy { $0.hasSuffix(obstacle) }
        guard isRefused || outcome.status == 64 && outcome.output.contains(lacksNesting) else {
            throw Failure(description: "\(name): \(outcome.output)")
        }
        refusals[product] = outcome.output
    }

    private func manifest() -> String {
        let targets = Container.built.flatMap { container in
            Self.cases.filter { refusals[container.product(of: $0)] == nil }.map {
                Self.declarations(of: $0, container)
            }
        }
        let packages = Self.dip.map { ".package(name: \"Dip\", path: \"\($0)\")" } ?? ""
        return """
            // swift-tools-version: 6.2
            import Foundation
            import PackageDescription

            let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
            let strict: [SwiftSetting] = settings + [
                .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"), .defaultIsolation(MainActor.self), .strictMemorySafety(),
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
                dependencies: [\(packages)],
                targets: [
                    .target(name: "DpendRuntime"),
            \(targets.joined())
                ],
                swiftLanguageModes: [.v6]
            )
            """
    }

    /// The targets of a case. Its libraries are built once, for the first container. A library can use earlier ones.
    private static func declarations(of name: String, _ container: Container) -> String {
        let folders = Repository.folders(in: source.appendingPathComponent(name)).map(\.lastPathComponent)
        let libraries = folders.filter { $0.hasSuffix("Library") }
        let settings =
            (name.hasSuffix("Strict") ? "strict" : "settings")
            + " + [.define(\"\(container.rawValue.uppercased())\")]"
        return folders.map { folder -> String in
            let isLibrary = libraries.contains(folder)
            if isLibrary, container != .embedded { return "" }
            let isTest = folder.hasSuffix("Tests")
            let targets =
                (isTest ? [container.product(of: name)] : []) + ["DpendRuntime"]
                + libraries.filter { !isLibrary || $0 < folder }
            // The containers that libraries generate for themselves are built once, for all kinds.
            let isMode5 = folder.hasSuffix("Mode5Library") || !isLibrary && name.hasSuffix("Mode5")
            let mode = isMode5 ? " + [.swiftLanguageMode(.v5)]" : ""
            let usesDip = container == .dip || (isLibrary && dip != nil)
            let dependencies =
                targets.map { "\"\($0)\"" } + (usesDip ? [".product(name: \"Dip\", package: \"Dip\")"] : [])
            let path = "Sources/\(container.rawValue)/\(name)/\(folder)"
            return """
                    .\(isLibrary ? "target" : isTest ? "testTarget" : "executableTarget")(
                        name: "\(isLibrary ? folder : container.product(of: name))\(isTest ? "Tests" : "")",
                        dependencies: [\(dependencies.joined(separator: ", "))],
                        path: "\(path)", exclude: excluded("\(path)"), swiftSettings: \(settings)\(mode)),

                """
        }.joined()
    }
}
