import DpendKit
import Foundation

/// Programs that are compiled module by module and linked into one executable.
struct Batch {
    let programs: [Program]
    let folder: URL
    /// The compiled DpendRuntime and ProgramJournal.
    let support: Support
    /// Whether to keep correct programs.
    var keepsAll = false

    /// The problems of each program, by its number.
    @MainActor func check() async -> [Int: [String]] {
        var failures: [Int: [String]] = [:]
        var sound: [Program] = []
        var jobs: [[CompileJob]] = []
        for program in programs {
            do {
                let modules = try write(program)
                sound.append(program)
                jobs.append(modules)
            } catch { failures[program.number] = ["\(error)"] }
        }
        let outcomes = CompileJob.run(jobs)
        for (program, outcome) in zip(sound, outcomes) where !outcome.isEmpty { failures[program.number] = outcome }
        sound = sound.filter { failures[$0.number] == nil }
        let outputs = link(sound)
        for program in sound {
            for run in DriverRun.all(of: program) {
                let expected = await Simulation.lines(of: program, overridden: run.isOverridden)
                if let problem = Difference.between(expected, outputs[run.title], in: run.title) {
                    failures[program.number, default: []].append(problem)
                }
            }
        }
        for program in sound where failures[program.number] == nil && !keepsAll {
            ProgramFolder(url: folder.appendingPathComponent(program.name)).remove()
        }
        return failures
    }

    /// Writes the sources, dpend's output, and the driver.
    private func write(_ program: Program) throws -> [CompileJob] {
        let home = ProgramFolder(url: folder.appendingPathComponent(program.name))
        try home.write(program, generated: [])
        let sources = program.modules.map { $0.sources(imports: program.modules) }
        let run = try DpendRun(program, sources: { sources[$0] })
        try checkPackage(program, Array(sources.joined()), run)
        let driver = SourceFile(path: "\(program.application.name)/Driver.swift", text: Driver(program: program).text)
        try home.write(program, generated: run.files + [driver])
        guard run.report.isEmpty else { throw Failure(description: run.report) }
        if let problem = try Metamorphosis.problem(of: program, sources: sources, run: run) {
            throw Failure(description: problem)
        }
        try checkFiles(program, run, home)
        let written = sources.joined() + run.files + [driver]
        return program.modules.map { module in
            CompileJob(
                module: module.name, folder: home.url, output: folder, support: support,
                files: written.map(\.path).filter { $0.hasPrefix(module.name + "/") && $0.hasSuffix(".swift") },
                settings: module.compilerArguments)
        }
    }

    /// dpend writes the same from files, from the targets of a configuration file, into a cache, and from the cache.
    private func checkFiles(_ program: Program, _ run: DpendRun, _ home: ProgramFolder) throws {
        func check(_ way: String, _ other: DpendRun) throws {
            guard other.report.isEmpty else {
                throw Failure(description: "\(way), something is reported:\n\(other.report)")
            }
            for (file, same) in zip(other.files, run.files) where file != same {
                throw Failure(
                    description: "\(way), '\(file.path)' is another:\n\(Self.firstDifference(same.text, file.text))")
            }
            guard other.files == run.files else { throw Failure(description: "\(way), other files are written") }
        }
        let cache = home.url.appendingPathComponent("cache").path
        if program.number.isMultiple(of: 3) {
            for turn in ["without", "with"] {
                try check("from files, \(turn) what a cache knows", DpendRun(program, in: home.url.path, cache: cache))
            }
        }
        if program.number.isMultiple(of: 2) {
            try check("from targets", DpendRun(program, targetsIn: home.url.path, cache: nil))
        }
        if program.number % 3 == 1 {
            for turn in ["without", "with"] {
                try check(
                    "from targets, \(turn) what a cache knows",
                    DpendRun(program, targetsIn: home.url.path, cache: cache))
            }
        }
    }

    /// One run over the sources of all modules writes the same as with module files.
    private func checkPackage(_ program: Program, _ sources: [SourceFile], _ run: DpendRun) throws {
        guard program.modules.count > 1 else { return }
        let other = try DpendRun(program, asPackageOf: sources)
        guard other.report.isEmpty else {
            throw Failure(description: "in one run, something is reported:\n\(other.report)")
        }
        for file in other.files {
            guard let same = run.files.first(where: { $0.path == file.path }), same != file else { continue }
            throw Failure(
                description: "in one run, '\(file.path)' is another:\n\(Self.firstDifference(same.text, file.text))")
        }
    }

    private static func firstDifference(_ expected: String, _ actual: String) -> String {
        let lines = [expected, actual].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        let index =
            zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            ?? min(lines[0].count, lines[1].count)
        return lines.map { index < $0.count ? "    \(index + 1): \($0[index])" : "    nothing" }.joined(separator: "\n")
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Links and runs the programs. Returns their output, by title.
    private func link(_ programs: [Program]) -> [String: [String]] {
        guard !programs.isEmpty else { return [:] }
        let imports = programs.map { "import \($0.application.name)\n" }.joined()
        let calls = programs.map { "if isChosen(\"\($0.name)\") { await \($0.application.name).run(show) }\n" }.joined()
        let main = """
            import Foundation
            \(imports)
            let chosen = CommandLine.arguments.dropFirst()
            func isChosen(_ name: String) -> Bool { chosen.isEmpty || chosen.contains(name) }
            @MainActor func show(_ title: String, _ lines: [String]) {
                let text = (["== " + title] + lines + ["== end"]).joined(separator: "\\n") + "\\n"
                FileHandle.standardOutput.write(Data(text.utf8))
            }
            \(calls)
            """
        let modules = programs.flatMap { $0.modules.map(\.name) }
        do {
            try Data(main.utf8).write(to: folder.appendingPathComponent("main.swift"))
        } catch { return [:] }
        let objects = (modules + Support.modules).map { "\($0).o" }
        let built = Shell.run(
            "swiftc",
            ["-Onone", "-swift-version", "6", "-wmo", "-I", ".", "main.swift", "-o", "programs"] + objects, in: folder)
        guard built.status == 0 else {
            print("the programs cannot be linked: \(built.output)")
            return [:]
        }
        var output = Shell.run("./programs", [], in: folder)
        if output.status != 0 {
            // A program that ends early must not hide the output of others.
            output.output = programs.map { program in
                let single = Shell.run("./programs", [program.name], in: folder, timeout: 30)
                return single.output
                    + (single.status == 0
                        ? ""
                        : "\n== end\n== \(program.name) status\nstatus \(single.status)\n\(single.output)\n== end\n")
            }.joined()
        }
        for module in modules {
            for suffix in ["o", "swiftmodule", "swiftdoc", "abi.json", "swiftsourceinfo"] {
                try? FileManager.default.removeItem(at: folder.appendingPathComponent("\(module).\(suffix)"))
            }
        }
        return Self.sections(of: output.output)
    }

    private static func sections(of output: String) -> [String: [String]] {
        var sections: [String: [String]] = [:]
        var title: String?
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "== end" {
                title = nil
            } else if line.hasPrefix("== ") {
                title = String(line.dropFirst(3))
                sections[title!] = []
            } else if let title {
                sections[title]!.append(String(line))
            }
        }
        return sections
    }
}
