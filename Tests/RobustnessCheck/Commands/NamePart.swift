import Foundation
import SeededRandom

/// Files, folders, outputs and types with hostile names, in all output of dpend.
struct NamePart: ProgramPart {
    static let standardCount = 500
    static let batchSize = 25

    let seed: UInt64
    let program: Program

    /// The named things, and the names.
    private struct Input {
        var folder = "Sources"
        var file = "App"
        var output = "AppModule.swift"
        var library = "Core.dpendmodule"
        var type = "Store"
        var parameter = "store"
        var module = "App"
        var tag = "Main"

        init(_ random: inout RandomSource) {
            for _ in 0...random.number(below: 3) {
                let payload = Payload.any(&random)
                let name = Self.fileName(payload)
                switch random.number(below: 8) {
                case 0: folder = name
                case 1: file = name
                case 2: output = "\(name).swift"
                case 3: library = "\(name).dpendmodule"
                case 4: type = "`Store\(random.element(of: Payload.rawNames))`"
                case 5: parameter = "`\(random.element(of: Payload.rawNames))`"
                case 6: module = payload.replacingOccurrences(of: "\u{0}", with: "")
                default: tag = "`\(random.element(of: Payload.rawNames))`"
                }
            }
        }

        /// A valid file name that stays in the folder.
        private static func fileName(_ text: String) -> String {
            let name = String(text.unicodeScalars.filter { $0 != "\u{0}" }.map { $0 == "/" ? "_" : Character($0) })
            return name.isEmpty || name.hasPrefix(".") || name.hasPrefix("-")
                ? "n\(name)" : String(name.utf8.prefix(200)) ?? "n"
        }

        var source: String {
            """
            import DpendRuntime
            enum \(tag): DependencyTag {}
            protocol \(type) {}
            final class MemoryStore: \(type) {}
            final class DiskStore: \(type) { init(\(parameter): Missing, other: Tagged<any \(type), \(tag)>) {} }
            final class A { init(b: B) {} }
            final class B { init(a: A) {} }
            final class Good {}
            final class Better { init(good: Good) {} }
            struct Missing {}

            """
        }

        var librarySource: String {
            """
            public protocol \(type) {}
            public final class MemoryStore: \(type) { public init() {} }
            public final class Keeper { public init(\(parameter): any \(type)) {} }

            """
        }
    }

    private func input(_ number: Int) -> Input {
        var random = RandomSource(seed: seed ^ (UInt64(number) &* 0x9FB2_1C65_1E98_DF25))
        return Input(&random)
    }

    func describe(_ number: Int) -> String { "\(input(number))" }

    func keep(_ number: Int, in folder: Folder) throws {
        let input = input(number)
        try folder.write(input.source, "\(input.folder)/\(input.file).swift")
        try folder.write(input.librarySource, "Library/\(input.file).swift")
    }

    func check(_ number: Int, in scratch: Folder) -> InputReport {
        let input = input(number)
        var fingerprint = Fingerprint()
        fingerprint.combine("\(input)".utf8)
        let folder = scratch.folder("project")
        folder.empty()
        var check = CommandCheck(number, workload: fingerprint.value, program: program, folder: folder)
        do {
            try keep(number, in: folder)
        } catch {
            check.fail("\(error)")
            return check.report
        }
        let common = ["--no-config", "--no-cache"]
        let sources = [input.folder] + common
        let filter = ["--implicit-filter", "."]
        check.analyze(sources + filter)
        check.draw(sources + filter)
        check.run(["explain", "Good"] + sources + filter)
        check.run(["explain", input.type] + sources + filter)
        check.run(
            ["analyze"] + sources + [
                "--implicit-filter", input.type, "--external", input.type, "--library", input.library,
            ])
        check.run(["generate", "Library"] + common + filter + ["--locations", "--output-file", input.library])
        if let module = folder.read(input.library), let problem = OutputCheck.problem(in: module, .json) {
            check.fail("the module file: \(problem)")
        }
        for container in ["embedded", "static", "dip"] {
            let arguments =
                sources + [
                    "--implicit-filter", "Good|Better", "--library", input.library, "--container", container,
                    "--module-name", input.module,
                ]
            let rules = ["--emit-depfile", "rules.d", "--emit-xcfilelist", "inputs.xcfilelist"]
            let outcome = check.run(["generate"] + arguments + ["--output-file", "Out/\(input.output)"] + rules)
            guard outcome.status == 0 else { continue }
            check.report.count("generated files")
            guard let generated = folder.read("Out/\(input.output)") else {
                check.fail("nothing was written")
                continue
            }
            if let problem = OutputCheck.problem(in: generated, .swift) { check.fail(problem) }
            checkRules(&check, input)
        }
        if folder.names.contains("Out"), let leftover = folder.folder("Out").names.first(where: CommandCheck.isLeftover)
        {
            check.fail("'\(leftover)' is left")
        }
        check.checkFolder()
        return check.report
    }

    /// Make reads the rules as intended: it runs nothing, sets nothing, and knows the existing source.
    private func checkRules(_ check: inout CommandCheck, _ input: Input) {
        guard let rules = check.folder.read("rules.d") else { return }
        check.report.count("depfiles that Make has read")
        // It has its own target, because a target without prerequisites would be made from nothing.
        let text = Array("all:\n\t@true\n".utf8) + rules
        guard (try? check.folder.write(text, "Makefile")) != nil else { return }
        let make = Program(path: "make", limit: 60)
        let outcome = make.run(["-r", "-R", "all"], in: check.folder)
        guard outcome.status != 127 else { return check.report.count("depfiles without Make to read them") }
        let path = "\(input.folder)/\(input.file).swift"
        if outcome.status != 0 {
            check.fail(
                "Make cannot read the depfile for '\(path)': \(String(decoding: outcome.errors.prefix(300), as: UTF8.self))"
            )
        }
        let database = make.run(["-r", "-R", "-p", "-n", "all"], in: check.folder)
        let known = String(decoding: database.output, as: UTF8.self).split(separator: "\n").contains {
            $0.hasPrefix("\(path):")
        }
        if outcome.status == 0, !known { check.fail("Make does not know '\(path)' by the depfile") }
        _ = make.run(["-r", "-R", "-B", "Out/\(input.output)"], in: check.folder)
    }
}
