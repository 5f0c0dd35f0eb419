/// Reports names that several types of one module have. The files then belong to several modules.
package struct DuplicateTypeRule: DependencyGraphVisitor {
    package static let rule = DiagnosticRule(
        "duplicate-type", .warning,
        summary: "Several types of one name are read as one module",
        explanation: """
            A Swift module declares a name only once. If two files declare the same name without an `#if` between them,
            the files belong to different modules, for example to an application and its extension. dpend does not guess
            which type a parameter means. It resolves the name only within the file that declares it, so that the graph
            has no wrong edges. Other requirements of such a type are not satisfied.
            """,
        remedy: """
            Read one module at a time: describe the modules as `targets` in `.dpend.yml`, or exclude the files of the
            other module with `--exclude`. dpend reads the targets of a `Package.swift` by itself.
            """,
        example: .init(
            """
            final class SettingsImpl {}
            final class Theme {}
            final class Theme {}
            """,
            mended: """
                final class SettingsImpl {}
                final class Theme {}
                """))

    package init() {}

    /// A glob for all files of a package.
    private static func folder(of manifest: String) -> String {
        (manifest.lastIndex(of: "/").map { manifest[...$0] } ?? "") + "**"
    }

    package func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
        // Without dpend's own graph, this rule does not apply.
        if subject.graph.nodes.isEmpty, subject.usesOtherContainers { return [] }
        return subject.collected.problems.duplicateTypes.map { duplicate in
            let module = duplicate.module.isEmpty ? "one module" : "the module '\(duplicate.module)'"
            var notes = duplicate.locations.dropFirst().map {
                Diagnostic.Note(.remark, "it is declared here as well", at: $0)
            }
            notes += duplicate.targets.map {
                .init(.remark, "this target has the module name '\(duplicate.module)'", at: $0)
            }
            notes.append(.init(Remedy(.init(.describeModules, ResolutionOptions.configurationFileName))))
            if let other = duplicate.targets.last {
                notes.append(.init(subject.options.adding(Self.folder(of: other.path), to: "exclude")))
            } else if let other = duplicate.locations.last {
                notes.append(.init(subject.options.adding(other.path, to: "exclude")))
            }
            return Diagnostic(
                Self.rule,
                "'\(duplicate.name)' is declared \(duplicate.locations.count == 2 ? "twice" : "\(duplicate.locations.count) times") in what "
                    + "dpend reads as \(module); dpend does not guess which one a parameter means",
                about: duplicate.name, at: duplicate.locations[0], notes: notes)
        }
    }
}
