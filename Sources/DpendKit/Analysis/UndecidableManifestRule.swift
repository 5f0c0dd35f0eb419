/// Reports the places in a `Package.swift` that only running it could evaluate, so that the modules of files are
/// unknown.
package struct UndecidableManifestRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "undecidable-manifest", .note,
        summary: "The targets of a package cannot be read without running its manifest",
        explanation: """
            dpend reads the targets of a `Package.swift` without running it: lists of targets, lists joined by `+`, constants, `append` and
            `+=`. It cannot read targets that a function or a loop makes. The files of such targets count as the application's own module.
            """,
        remedy: """
            Describe the modules as `targets` in `.dpend.yml`, or write the targets as a list.
            """,
        example: .init(
            """
            import PackageDescription
            let package = Package(name: "Shop", targets: ["Cart", "Orders"].map { .target(name: $0) })
            """,
            mended: """
                import PackageDescription
                let package = Package(name: "Shop", targets: [.target(name: "Cart"), .target(name: "Orders")])
                """, path: "Package.swift",
            companion: SourceFile(path: "Sources/Cart/CartImpl.swift", text: "final class CartImpl {}")))

    package init() {}

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        subject.collected.problems.undecidableManifests.map { location in
            Diagnostic(
                Self.rule,
                "dpend cannot read these targets without running the manifest; their files count as one module",
                about: location.path, at: location,
                notes: [.init(Remedy(.init(.describeModules, ResolutionOptions.configurationFileName)))])
        }
    }
}
