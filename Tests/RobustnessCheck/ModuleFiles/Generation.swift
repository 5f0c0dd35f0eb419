import DpendKit
import Foundation

/// Lets dpend write module files, and Swift for them: in this process, or with a program of any version.
struct Generation: Sendable {
    /// Nil for this process.
    let program: Program?

    enum Outcome {
        case refused(String)
        case reported(String)
        case generated(String)
        /// An effect that no input may have on the program.
        case failed(String)

        var text: String? { if case .generated(let text) = self { text } else { nil } }
    }

    func template(_ container: ContainerKind) -> LibraryTemplate {
        LibraryTemplate(container: container, isForAnyVersion: program != nil)
    }

    /// The module file for a library.
    func moduleFile(of library: String, _ template: LibraryTemplate) -> Outcome {
        if let program {
            return run(
                program, ["Lib"] + template.libraryArguments, ["Lib/Lib.swift": library], output: "Lib.dpendmodule")
        }
        do throws(InputError) {
            let resolution = try DependencyResolution(
                sources: [SourceFile(path: "Lib/Lib.swift", text: library)], options: template.libraryOptions)
            return resolution.canGenerate
                ? .generated(resolution.generate(outputPath: "Lib.dpendmodule").text) : Self.reports(of: resolution)
        } catch {
            return .refused("\(error)")
        }
    }

    /// The Swift for an application that links a module file, and the file for its tests, if wanted.
    func swift(
        _ moduleFile: String, _ application: String, output: String, _ container: ContainerKind, withTestSupport: Bool
    ) -> Outcome {
        let template = template(container)
        if let program {
            let files = ["Lib.dpendmodule": moduleFile, "App/App.swift": application]
            let support = withTestSupport ? "Support.swift" : nil
            return run(
                program, ["App", "--library", "Lib.dpendmodule"] + template.applicationArguments, files, output: output,
                support: support)
        }
        do throws(InputError) {
            let library = try ModuleFileReader(isThere: { _ in true }).read(
                moduleFile, name: "Lib", path: "Lib.dpendmodule")
            let resolution = try DependencyResolution(
                sources: [SourceFile(path: "App/App.swift", text: application)], libraries: [library],
                options: template.applicationOptions)
            guard resolution.canGenerate else { return Self.reports(of: resolution) }
            let support =
                withTestSupport ? try resolution.generateTestSupport(path: "Support.swift", forOutput: output).text : ""
            return .generated(resolution.generate(outputPath: output).text + "\n" + support)
        } catch {
            return .refused("\(error)")
        }
    }

    private static func reports(of resolution: DependencyResolution) -> Outcome {
        .reported(resolution.diagnostics.map(\.message).joined(separator: "\n"))
    }

    /// Runs `dpend generate` with some files.
    private func run(
        _ program: Program, _ arguments: [String], _ files: [String: String], output: String, support: String? = nil
    ) -> Outcome {
        let scratch = Folder(
            FileManager.default.temporaryDirectory.appendingPathComponent("dpend-generation-\(UUID().uuidString)").path)
        let folder = scratch.folder("project")
        folder.empty()
        defer { scratch.remove() }
        do {
            for (name, text) in files { try folder.write(text, name) }
        } catch {
            return .failed("\(error)")
        }
        let outputs = ["--output-file", "Out/\(output)"] + (support.map { ["--test-support", "Out/\($0)"] } ?? [])
        let outcome = program.run(["generate"] + arguments + ["--no-config", "--no-cache"] + outputs, in: folder)
        let errors = String(decoding: outcome.errors, as: UTF8.self)
        if outcome.isHang || outcome.signal != 0 {
            return .failed("'dpend generate' ends with signal \(outcome.signal): \(errors.suffix(300))")
        }
        if folder.names.contains(Payload.marker) { return .failed("a command of an input was run") }
        switch outcome.status {
        case 0:
            guard let text = folder.folder("Out").text(output) else {
                return .failed("status 0, and nothing was written")
            }
            return .generated(text + "\n" + (support.flatMap(folder.folder("Out").text) ?? ""))
        case 1: return .reported(errors)
        case 65: return .refused(errors)
        default: return .failed("'dpend generate' ends with status \(outcome.status): \(errors.suffix(300))")
        }
    }
}
