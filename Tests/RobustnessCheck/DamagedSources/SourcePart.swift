/// Damaged Swift files beside others of their folder.
struct SourcePart: CheckPart {
    static let standardCount = 10_000

    private let seeds: SeedFiles
    private let seed: UInt64

    init(_ options: CheckOptions) throws(CheckOptions.Mistake) {
        seeds = SeedFiles(folders: options.folders)
        seed = options.seed
        guard !seeds.files.isEmpty else { throw CheckOptions.Mistake(message: "there are no Swift files in the folders") }
    }

    private func input(_ number: Int) -> MutatedInput { MutatedInput(number: number, seed: seed, from: seeds) }

    func describe(_ number: Int) -> String { input(number).description }

    func check(_ number: Int, in scratch: Folder) -> InputReport { InputCheck.report(on: input(number), scratch: scratch.path) }

    /// The damaged source first.
    func keep(_ number: Int, in folder: Folder) throws {
        let input = input(number)
        try folder.write(input.bytes, "0.swift")
        for (position, source) in input.neighbours.enumerated() { try folder.write(source.text, "\(position + 1).swift") }
    }
}
