import Foundation

/// A kind of inputs: makes them by number, and checks dpend's results.
///
/// The seed of the run and the number alone determine an input, so that each can be examined alone.
protocol CheckPart: Sendable {
    /// The default number of inputs.
    static var standardCount: Int { get }
    /// The maximum number of inputs for a worker process.
    static var batchSize: Int { get }
    /// Whether two processes give the same result for an input.
    static var isRepeatable: Bool { get }

    init(_ options: CheckOptions) throws(CheckOptions.Mistake)

    /// A line that describes the input.
    func describe(_ number: Int) -> String

    /// Checks an input.
    ///
    /// - Parameter scratch: The worker's own folder. Its content stays for the worker's next input.
    func check(_ number: Int, in scratch: Folder) -> InputReport

    /// Writes an input for people.
    func keep(_ number: Int, in folder: Folder) throws

    /// Checks that do not concern a single input. It runs once, after all inputs.
    func finish(_ summary: inout RunSummary, of numbers: Range<Int>, in scratch: Folder)
}

extension CheckPart {
    static var batchSize: Int { 100 }
    static var isRepeatable: Bool { true }
    func finish(_ summary: inout RunSummary, of numbers: Range<Int>, in scratch: Folder) {}
}

/// A part that requires only the seed of its inputs and dpend as a program.
protocol ProgramPart: CheckPart {
    init(seed: UInt64, program: Program)
}

extension ProgramPart {
    init(_ options: CheckOptions) throws(CheckOptions.Mistake) {
        self.init(seed: options.seed, program: Program(path: options.program, limit: options.timeout))
    }
}

/// The parts by their names on the command line.
enum PartName: String, CaseIterable, Codable {
    case sources
    case moduleFiles = "module-files"
    case configurations, baselines, names, kills, swaps, caches, repetitions

    var type: any CheckPart.Type {
        switch self {
        case .sources: SourcePart.self
        case .moduleFiles: ModuleFilePart.self
        case .configurations: ConfigurationPart.self
        case .baselines: BaselinePart.self
        case .names: NamePart.self
        case .kills: KillPart.self
        case .swaps: SwapPart.self
        case .caches: CachePart.self
        case .repetitions: RepetitionPart.self
        }
    }
}
