import SeededRandom

/// Files that repeat fragments: dpend reads them in little time and memory, and loses nothing of the other files.
struct RepetitionPart: ProgramPart {
    static let standardCount = 2_000
    static let batchSize = 50
    /// At the limit of memory, the moment decides whether a run ends.
    static let isRepeatable = false

    let seed: UInt64
    let program: Program

    init(seed: UInt64, program: Program) {
        self.seed = seed
        var program = program
        // A failing input must not take the machine's memory.
        program.memoryLimit = 4 << 30
        self.program = program
    }

    /// The maximum processor time of a run, in seconds, and its maximum memory, in bytes. A debug build of the parser
    /// takes twenty times as long.
    #if DEBUG
        private static let maximumSeconds = 200.0
        private static let maximumMemory = 1_000_000_000
    #else
        private static let maximumSeconds = 10.0
        private static let maximumMemory = 500_000_000
    #endif

    private func input(_ number: Int) -> Repetition {
        var random = RandomSource(seed: seed ^ (UInt64(number) &* 0xA24B_AED4_963E_E407))
        return Repetition(number, &random)
    }

    func describe(_ number: Int) -> String {
        let input = input(number)
        return "\(input.kind.rawValue): \(input.description)"
    }

    func keep(_ number: Int, in folder: Folder) throws { try write(input(number), to: folder) }

    /// Writes the file, and a class without a provider for its parameter.
    private func write(_ input: Repetition, to folder: Folder) throws {
        folder.empty()
        try folder.write("protocol Lost {}\nfinal class OwnImpl { init(lost: any Lost) {} }\n", "Own/Own.swift")
        try folder.write("final class UserImpl { init(first: N0) {} }\n", "Own/User.swift")
        let names: [Repetition.Kind: String] = [
            .source: "Own/Input.swift", .words: "Own/Input.swift", .aliases: "Own/Input.swift",
            .manifest: "Package.swift", .xcodeGen: "project.yml", .propertyList: "P.xcodeproj/project.pbxproj",
            .configuration: ".dpend.yml", .moduleFile: "Input.dpendmodule",
        ]
        try folder.write(input.bytes, names[input.kind] ?? "Own/Input.swift")
    }

    func check(_ number: Int, in scratch: Folder) -> InputReport {
        let input = input(number)
        let folder = scratch.folder("project")
        do { try write(input, to: folder) } catch { return InputReport(number: number, workload: 0) }
        var check = CommandCheck(number, workload: 0, program: program, folder: folder)
        let analyze = ["analyze", "Own", "--implicit-filter", "Impl$", "--no-cache"]
        switch input.kind {
        case .source, .words, .aliases, .manifest:
            let outcome = run(&check, analyze + ["--no-config"])
            // A run that a limit ended says so. Every other run has read the other files.
            if outcome.status <= 1, !String(decoding: outcome.output, as: UTF8.self).contains("nothing provides 'Lost'")
            {
                check.fail("the report on another file is missing")
            }
            check.report.count("runs that read the other files", outcome.status <= 1 ? 1 : 0)
        case .xcodeGen, .propertyList: run(&check, ["init", "--dry-run"])
        case .configuration: run(&check, analyze)
        case .moduleFile: run(&check, analyze + ["--no-config", "--library", "Input.dpendmodule"])
        }
        check.report.count("files of the kind \(input.kind.rawValue)")
        return check.report
    }

    @discardableResult
    private func run(_ check: inout CommandCheck, _ arguments: [String]) -> Program.Outcome {
        let outcome = check.run(arguments)
        if outcome.seconds > Self.maximumSeconds {
            check.fail("'dpend \(arguments[0])' takes \(outcome.seconds) s of processor time")
        }
        if outcome.peakMemory > Self.maximumMemory {
            check.fail("'dpend \(arguments[0])' takes \(outcome.peakMemory / 1_000_000) MB")
        }
        check.report.seconds = max(check.report.seconds, outcome.seconds)
        return outcome
    }
}
