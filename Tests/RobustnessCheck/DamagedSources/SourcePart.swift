/// Damaged Swift files beside others of their folder.
struct SourcePart: CheckPart {
    static let standardCount = 10_000

    private let seeds: SeedFiles
    private let seed: UInt64
    private let program: Program

    /// The interval between inputs that are also passed to the program, to check its output.
    private static let commandInterval = 50

    init(_ options: CheckOptions) throws(CheckOptions.Mistake) {
        seeds = SeedFiles(folders: options.folders)
        seed = options.seed
        program = Program(path: options.program, limit: options.timeout)
        guard !seeds.files.isEmpty else { throw CheckOptions.Mistake(message: "the folders have no Swift files") }
    }

    private func input(_ number: Int) -> MutatedInput { MutatedInput(number: number, seed: seed, from: seeds) }

    func describe(_ number: Int) -> String { input(number).description }

    func check(_ number: Int, in scratch: Folder) -> InputReport {
        var report = InputCheck.report(on: input(number), scratch: scratch.path)
        guard number.isMultiple(of: Self.commandInterval) else { return report }
        var check = CommandCheck(number, workload: 0, program: program, folder: scratch.folder("project"))
        check.folder.empty()
        do {
            try keep(number, in: check.folder.folder("Sources"))
            let arguments = ["Sources", "--no-config", "--no-cache", "--implicit-filter", "."]
            check.analyze(arguments)
            check.draw(arguments)
            for output in ["Damaged.swift", "Damaged.dpendmodule"] {
                check.run(["generate"] + arguments + ["--output-file", "Out/\(output)"])
                guard let generated = check.folder.read("Out/\(output)") else { continue }
                if let problem = OutputCheck.problem(in: generated, output.hasSuffix(".swift") ? .swift : .json) {
                    check.fail(problem)
                }
            }
        } catch {
            check.fail("\(error)")
        }
        report.take(check.report)
        return report
    }

    /// The damaged source comes first.
    func keep(_ number: Int, in folder: Folder) throws {
        let input = input(number)
        try folder.write(input.bytes, "0.swift")
        for (position, source) in input.neighbours.enumerated() {
            try folder.write(source.text, "\(position + 1).swift")
        }
    }
}
