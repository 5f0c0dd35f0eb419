import Foundation

/// Rare sizes. Each is measured at full size and at half, so that nonlinear time shows.
struct ShapeBenchmark {
    let options: BenchmarkOptions
    let stopwatch: Stopwatch
    let programs: Programs

    /// A table of Markdown.
    func run() throws -> String {
        var rows = ["| shape | half of it | all of it | times | memory |", "|---|---|---|---|---|"]
        rows.append(try row("200 modules linked") { try self.linkedModules(200 / $0) })
        rows.append(try row("5,000 reports, all different") { try self.graph(missing: 5_000 / $0) })
        rows.append(try row("1,000 cycles") { try self.graph(cycles: 1_000 / $0) })
        rows.append(try row("a source of 2 MB") { try self.file("large", Self.largeSource(bytes: 2_000_000 / $0)) })
        rows.append(try row("2,000 nested types, 20 deep") { try self.file("nested", Self.nestedTypes(2_000 / $0)) })
        return rows.joined(separator: "\n")
    }

    private func row(_ name: String, _ command: (_ divisor: Int) throws -> ProcessRun) throws -> String {
        let half = try command(2)
        let all = try command(1)
        let series = try stopwatch.measure(
            name, [.init(name: "half", command: half), .init(name: "all", command: all)])
        return "| \(name) | \(Format.milliseconds(series[0].seconds)) | \(Format.milliseconds(series[1].seconds)) "
            + "| \(Format.ratio(series[1].ratio(to: series[0]))) | \(Format.megabytes(series[1].peakMemory)) |"
    }

    private func linkedModules(_ count: Int) throws -> ProcessRun {
        // The last module is the application.
        let project = try GeneratedProject(Workload(count: 10 * count, modules: count), in: options.scratch)
        var libraries: [String] = []
        for module in 0..<(count - 1) {
            let file = URL(fileURLWithPath: project.path).appendingPathComponent(
                "\(Workload.moduleName(module)).dpendmodule")
            _ = try programs.generate([project.path(ofModule: module)], output: file, libraries).run(maximumStatus: 0)
            libraries += ["--library", file.path]
        }
        return programs.analyze([project.path(ofModule: count - 1)], libraries)
    }

    private func graph(missing: Int = 0, cycles: Int = 0) throws -> ProcessRun {
        let project = try GeneratedProject(
            Workload(count: max(missing, 2 * cycles), modules: 20, missing: missing, cycles: cycles),
            in: options.scratch)
        return programs.analyze([project.path])
    }

    private func file(_ name: String, _ text: String) throws -> ProcessRun {
        let file = options.scratch.appendingPathComponent("\(name)-\(text.utf8.count).swift")
        try Data(text.utf8).write(to: file)
        return programs.analyze([file.path])
    }

    private static func largeSource(bytes: Int) -> String {
        var lines = ["import Foundation"]
        Workload(count: bytes / 2_000).forEachText { _, text in
            lines += text.split(separator: "\n").filter { !$0.hasPrefix("import ") }.map(String.init)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func nestedTypes(_ count: Int) -> String {
        let depth = 20
        return (0..<(count / depth)).map { tower in
            (0..<depth).map { level in
                let need = level == 0 ? "" : "outer: Type\(tower)Level\(level - 1)Impl"
                return "class Type\(tower)Level\(level)Impl {\n    init(\(need)) { print(\"made\") }"
            }.joined(separator: "\n") + String(repeating: "}", count: depth)
        }.joined(separator: "\n") + "\n"
    }
}
