import Foundation

/// Times a run over many targets that link each other, beside a run over the same sources as one target. In both cases
/// a package declares the modules. As one module the sources would be another program, whose names resolve faster.
struct TargetBenchmark {
    let options: BenchmarkOptions
    let stopwatch: Stopwatch
    let programs: Programs
    static let targets = 40

    func run() throws -> [Bar] {
        let scratch = options.scratch
        let workload = Workload(count: options.types, modules: Self.targets, layers: 8)
        let project = try GeneratedProject(workload, in: scratch)
        defer { project.remove() }
        try project.writeManifest()
        let (one, many) = (
            try project.writeConfiguration(targets: false), try project.writeConfiguration(targets: true)
        )
        let caches = ["one", "many"].map { scratch.appendingPathComponent("cache-\($0)") }
        defer { for cache in caches { try? FileManager.default.removeItem(at: cache) } }

        func measure(
            _ name: String, cached: Bool = true, atMost bar: Double = 1.2,
            _ prepare: @escaping (Int) throws -> Void = { _ in }
        ) throws -> Bar {
            let commands = zip([one, many], caches).map {
                programs.analyze(configuration: $0, cache: cached ? $1 : nil)
            }
            let series = try stopwatch.measure(
                "\(Self.targets) targets, \(name)", runs: max(options.runs, 9),
                [
                    // No change is made twice.
                    .init(name: "one target", command: commands[0]) { try prepare(2 * $0) },
                    .init(name: "\(Self.targets) targets", command: commands[1]) { try prepare(2 * $0 + 1) },
                ])
            for series in series { print("  phases: \(series.phaseList)") }
            // Processor time: other programs affect it less than elapsed time.
            let ratio = series[1].ratio(to: series[0], of: \.processorSeconds, and: \.processorSeconds)
            return .ratio(
                "\(Self.targets) targets that link one another, \(name), to one target, processor time", ratio,
                atMost: bar)
        }
        return [
            try measure("cold", cached: false),
            try measure("warm, nothing changed"),
            try measure("warm, a body changed in one file", project.changeBody),
            // A dozen targets see the change. Each is judged again with everything that it links.
            try measure("warm, a declaration changed in one file", atMost: 2, project.changeDeclaration),
        ]
    }
}

extension Workload {
    /// Writes a manifest with a target for each module. Each target depends on the modules that it can require.
    func writeManifest(to folder: URL) throws {
        let targets = (0..<modules).map { number in
            let name = Self.moduleName(number)
            let needed = links(of: number).map { "\"\(Self.moduleName($0))\"" }.joined(separator: ", ")
            return "        .target(name: \"\(name)\", dependencies: [\(needed)], path: \"\(name)\"),\n"
        }
        let text = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Project",
                targets: [
            \(targets.joined())    ]
            )

            """
        try Data(text.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    }

    /// Writes a configuration file with a target for each module, which links the modules that it can require, or with
    /// one target for all.
    func writeConfiguration(targets: Bool, to folder: URL) throws -> URL {
        var lines = ["implicit-filter: 'Impl$'", "implicit-scope: { 'Impl$': singleton }", "platform: linux"]
        let names = (0..<modules).map(Self.moduleName)
        if targets {
            lines.append("targets:")
            for (number, module) in names.enumerated() {
                let isApplication = number == names.count - 1
                let linked = links(of: number).map { "Derived/\(names[$0]).dpendmodule" }
                lines += [
                    "  \(module):", "    inputs: \(module)", "    module-name: \(module)",
                    "    library: [\(linked.joined(separator: ", "))]",
                    "    output-file: Derived/\(isApplication ? "Dependencies.swift" : "\(module).dpendmodule")",
                ]
            }
        } else {
            let application = names[names.count - 1]
            lines += [
                "inputs: [\(names.joined(separator: ", "))]", "module-name: \(application)",
                "output-file: Derived/Dependencies.swift",
            ]
        }
        let file = folder.appendingPathComponent(targets ? "targets.yml" : "one.yml")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
        return file
    }
}
