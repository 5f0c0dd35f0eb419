import Foundation

/// A kind of inputs: makes them by number, and checks what dpend makes of them.
///
/// An input follows from the seed of the run and its number alone, so that each can be looked at by itself.
protocol CheckPart: Sendable {
    /// How many inputs a run takes that does not say.
    static var standardCount: Int { get }
    /// How many inputs a worker process takes at most.
    static var batchSize: Int { get }
    /// Whether two processes give the same outcome for an input.
    static var isRepeatable: Bool { get }

    init(_ options: CheckOptions) throws(CheckOptions.Mistake)

    /// One line that says what the input is.
    func describe(_ number: Int) -> String

    /// Checks an input.
    ///
    /// - Parameter scratch: A folder of the worker's own. What is left there stays for the worker's next input.
    func check(_ number: Int, in scratch: Folder) -> InputReport

    /// Writes an input down for people.
    func keep(_ number: Int, in folder: Folder) throws

    /// Checks what is not for a single input; runs once, after all inputs.
    func finish(_ summary: inout RunSummary, of numbers: Range<Int>, in scratch: Folder)
}

extension CheckPart {
    static var batchSize: Int { 100 }
    static var isRepeatable: Bool { true }
    func finish(_ summary: inout RunSummary, of numbers: Range<Int>, in scratch: Folder) {}
}

/// A part that has nothing but the seed of its inputs and dpend as a program.
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
    case configurations, baselines, names, kills, swaps, caches

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
        }
    }
}
