import DpendKit
import Foundation

/// Compiles generated files with their libraries and applications, many in one build, and runs them.
struct CompileCheck {
    private let folder: Folder
    private var isReady = false
    private var open: [Unit] = []
    private var batches = 0

    private struct Unit {
        var number: Int
        var file: PoisonedModuleFile
        var generated: String
    }

    /// More files in one module are no faster, and a mistake in one prevents running all.
    private static let batchSize = 45

    init(folder: Folder) { self.folder = folder }

    /// Dip's sources, where `DIP` names a checkout of it.
    private static let dip = ProcessInfo.processInfo.environment["DIP"].flatMap { $0.isEmpty ? nil : $0 }

    /// Whether the container's own library exists.
    func canCompile(_ container: ContainerKind) -> Bool { container.rawValue != "dip" || Self.dip != nil }

    mutating func add(_ number: Int, _ file: PoisonedModuleFile, _ generated: String, to summary: inout RunSummary) {
        open.append(Unit(number: number, file: file, generated: generated))
        if open.count == Self.batchSize { end(&summary) }
    }

    /// Compiles and runs the rest.
    mutating func end(_ summary: inout RunSummary) {
        let units = open
        open = []
        guard let first = units.first else { return }
        if !isReady {
            isReady = true
            if let problem = prepare() {
                return summary.fail(first.number, "the libraries of containers do not compile: \(problem)")
            }
        }
        batches += 1
        compile(units, &summary)
    }

    private var swiftc: Program { Program(path: "swiftc", limit: 1_200) }

    /// Compiles DpendRuntime, and Dip.
    private func prepare() -> String? {
        folder.empty()
        let runtime = CheckOptions.repository.appendingPathComponent("Sources/DpendRuntime").path
        return build("DpendRuntime", Self.swiftFiles(runtime).map { "\(runtime)/\($0)" })
            ?? Self.dip.flatMap { dip in
                build("Dip", Self.swiftFiles("\(dip)/Sources").map { "\(dip)/Sources/\($0)" }, mode: "5")
            }
    }

    private static func swiftFiles(_ path: String) -> [String] { Folder(path).names.filter { $0.hasSuffix(".swift") } }

    /// Compiles a module for others.
    ///
    /// - Returns: The errors, if there are any.
    private func build(_ module: String, _ files: [String], mode: String = "6") -> String? {
        let outcome = swiftc.run(
            [
                "-swift-version", mode, "-wmo", "-Onone", "-parse-as-library", "-suppress-warnings", "-module-name",
                module, "-emit-module", "-emit-module-path",
                "\(module).swiftmodule", "-I", ".", "-c", "-o", "\(module).o",
            ] + files, in: folder)
        return outcome.status == 0 ? nil : Self.errors(outcome)
    }

    private static func errors(_ outcome: Program.Outcome) -> String {
        String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n").filter { $0.contains("error:") }.prefix(
            3
        ).joined(separator: "; ")
    }

    private func compile(_ units: [Unit], _ summary: inout RunSummary) {
        let sources = folder.folder("batch")
        sources.empty()
        do {
            try sources.write(
                "public func \(Payload.marker)() -> Never { fatalError(\"the marker runs\") }\n", "Marker.swift")
            var main = "import Lib\n"
            for unit in units {
                let suffix = unit.file.suffix
                try sources.write(unit.file.library ?? "", "Lib\(suffix).swift")
                try sources.write(unit.file.application, "App\(suffix).swift")
                try sources.write(unit.generated, "\(unit.file.containerName).swift")
                main += "do { _ = \(unit.file.containerName)().rootImpl\(suffix) }\n"
            }
            try sources.write(main + "print(\"end\")\n", "main.swift")
        } catch {
            return summary.fail(units[0].number, "\(error)")
        }
        let suffixes = units.map(\.file.suffix)
        if let problem = build("Lib", (["Marker"] + suffixes.map { "Lib\($0)" }).map { "batch/\($0).swift" }) {
            return summary.fail(units[0].number, "the libraries of compiled inputs do not compile: \(problem)")
        }
        let files = suffixes.flatMap { ["App\($0)", "Container\($0)"] } + ["main"]
        let libraries = ["DpendRuntime.o", "Lib.o"] + (Self.dip == nil ? [] : ["Dip.o"])
        let outcome = swiftc.run(
            [
                "-swift-version", "6", "-wmo", "-Onone", "-suppress-warnings", "-module-name", "App", "-I", ".",
                "-emit-executable", "-o", "program",
            ]
                + files.map { "batch/\($0).swift" } + libraries, in: folder)
        guard outcome.status == 0 else {
            return blame(units, String(decoding: outcome.errors, as: UTF8.self), &summary)
        }
        summary.count("generated files that were compiled", units.count)
        let run = Program(path: "\(folder.path)/program").run([], in: folder)
        if run.status == 0, run.signal == 0, String(decoding: run.output, as: UTF8.self) == "end\n" {
            summary.count("generated files that were run", units.count)
        } else {
            let said = String(decoding: run.errors.suffix(300), as: UTF8.self)
            let isMarker = said.contains("the marker runs")
            let numbers = units.map { "\($0.number)" }.joined(separator: ", ")
            summary.fail(
                units[0].number,
                "\(isMarker ? "code of an input is run" : "the compiled program fails"), one of \(numbers): \(said)")
        }
    }

    /// Finds the inputs that do not compile, and compiles the others again.
    private func blame(_ units: [Unit], _ errors: String, _ summary: inout RunSummary) {
        let lines = errors.split(separator: "\n").filter { $0.contains(" error: ") }
        let broken = units.filter { unit in lines.contains { $0.contains("\(unit.file.suffix).swift") } }
        for unit in broken {
            let line = lines.first { $0.contains("\(unit.file.suffix).swift") } ?? ""
            summary.fail(unit.number, "\(unit.file.container.rawValue): the generated code does not compile: \(line)")
        }
        if broken.isEmpty {
            summary.fail(units[0].number, "the compiler fails: \(errors.suffix(500))")
        } else if broken.count < units.count {
            compile(units.filter { unit in !broken.contains { $0.file.suffix == unit.file.suffix } }, &summary)
        }
    }
}
