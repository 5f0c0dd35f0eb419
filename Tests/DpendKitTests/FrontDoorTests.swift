import DpendKit
import Foundation
import Testing

/// The examples in the documentation of DpendKit. Each is a part of this file, which uses only public declarations.
@Suite struct FrontDoorTests {
    @Test func sourcesAreJudged() throws {
        let text = """
            protocol Clock {}
            final class ClockImpl: Clock {}
            final class TimerImpl { init(clock: any Clock, store: Store) {} }
            final class Store {}
            """
        var reported: [String] = []

        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        let source = SourceFile(path: "App.swift", text: text)
        let resolution = try DependencyResolution(sources: [source], options: options)
        for diagnostic in resolution.diagnostics where diagnostic.severity == .error {
            let place = diagnostic.location.map { "\($0.path):\($0.line):\($0.column)" } ?? ""
            reported.append("\(place): \(diagnostic.message) [\(diagnostic.rule.identifier)]")
        }

        #expect(reported.count == 1)
        #expect(reported.first?.hasPrefix("App.swift:3:48: ") == true)
        #expect(reported.first?.hasSuffix("[unsatisfied-dependency]") == true)

        var changes: [String] = []
        let remedies = resolution.diagnostics.flatMap(\.notes).compactMap { note -> Remedy? in
            if case .remedy(let remedy) = note.content { remedy } else { nil }
        }
        for step in remedies.flatMap(\.steps) where step.action == .addValue {
            changes.append("--\(step.subject) '\(step.value ?? "")'")
        }
        #expect(changes.contains("--implicit-filter '^Store$'"))
    }

    @Test func mistakesAreThrown() {
        var message = ""

        var options = ResolutionOptions()
        options.implicitFilters = ["("]
        options.platform = .ios
        options.architecture = .arm64
        do throws(InputError) {
            _ = try DependencyResolution(
                paths: ["Sources"], libraries: ["Core=Derived/Core.dpendmodule"], options: options)
        } catch {
            message = error.message
        }

        #expect(message.contains("is not a valid regular expression"))
    }

    @Test func graphIsWalked() throws {
        let source = SourceFile(
            path: "App.swift",
            text: "final class ClockImpl {}\nfinal class TimerImpl { init(clock: ClockImpl) {} }")
        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        let resolution = try DependencyResolution(sources: [source], options: options)
        var lines: [String] = []

        let graph = resolution.graph
        for position in graph.roots {
            let node = graph.nodes[position]
            for factory in node.factories { lines.append("\(node.key) is made by \(factory), at \(factory.location)") }
            for next in graph.dependencies(of: position) { lines.append("  it requires \(graph.nodes[next].key)") }
        }

        #expect(lines == ["TimerImpl is made by TimerImpl.init(clock:), at App.swift:2:25", "  it requires ClockImpl"])
    }

    /// Reports classes that require more than five others.
    struct LongListRule: DependencyGraphVisitor {
        static let rule = DiagnosticRule("long-list", .warning, summary: "A class requires many others")

        func visit(_ subject: AnalysisSubject) -> [Diagnostic] {
            subject.graph.nodes.flatMap(\.factories).filter { $0.dependencies.count > 5 }.map { factory in
                Diagnostic(
                    Self.rule, "'\(factory)' requires \(factory.dependencies.count) others", about: factory.description,
                    at: factory.location,
                    notes: [.init(.remark, "a class that requires many often does several things")])
            }
        }
    }

    @Test func ownRuleIsRun() throws {
        let parts = (1...6).map { "final class Part\($0)Impl {}" }
        let parameters = (1...6).map { "_ part\($0): Part\($0)Impl" }
        let text = (parts + ["final class WholeImpl { init(\(parameters.joined(separator: ", "))) {} }"]).joined(
            separator: "\n")
        let sources = [SourceFile(path: "App.swift", text: text)]
        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]

        let resolution = try DependencyResolution(sources: sources, options: options, rules: [LongListRule()])

        #expect(resolution.diagnostics.map(\.rule.identifier) == ["long-list"])
        #expect(resolution.diagnostics.first?.location == SourceLocation(path: "App.swift", line: 7, column: 25))
        options.severities["long-list"] = .off
        #expect(
            try DependencyResolution(sources: sources, options: options, rules: [LongListRule()]).diagnostics.isEmpty)
    }

    @Test func projectStaysInMemory() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dpend-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (configurationFile, source) = (
            folder.appendingPathComponent(".dpend.yml").path, folder.appendingPathComponent("App.swift").path
        )
        try Data("inputs: .\nimplicit-filter: 'Impl$'\n".utf8).write(to: URL(fileURLWithPath: configurationFile))
        try Data("final class ClockImpl { init(missing: Missing) {} }".utf8).write(to: URL(fileURLWithPath: source))
        defer { ResidentProject().setText(nil, of: source) }
        let isCanceled = false
        var (before, after) = (Int32(-1), Int32(-1))

        let project = ResidentProject(configurationFile: configurationFile)
        before = try project.report().status
        project.setText("final class ClockImpl: Clock {}", of: source)
        after = try project.report { isCanceled }.status

        #expect(before == 1)
        #expect(after == 0)
    }

    @Test func containerIsWritten() throws {
        let source = SourceFile(path: "App.swift", text: "final class ClockImpl {}")
        var written: [String: String] = [:]

        var options = ResolutionOptions()
        options.implicitFilters = ["Impl$"]
        options.container = ContainerKind(rawValue: "static") ?? .embedded
        let resolution = try DependencyResolution(sources: [source], options: options)
        if resolution.canGenerate {
            let file: GeneratedFile = resolution.generate(outputPath: "Derived/AppModule.swift")
            written[file.path] = file.text
        }

        #expect(written["Derived/AppModule.swift"]?.contains("final class AppModule") == true)
    }
}
