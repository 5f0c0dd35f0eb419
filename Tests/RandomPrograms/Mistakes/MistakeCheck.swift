import DpendKit

/// A program with one mistake, and what dpend says of it.
struct MistakeCheck {
    let mistake: Mistake
    private let program: Program
    private let spot: Mistake.Spot

    /// The mistake of a number, in a program of its own. Nil where it does not fit there.
    init?(seed: UInt64, number: Int) {
        mistake = Mistake.all[number % Mistake.all.count]
        var builder = ProgramBuilder(seed: seed ^ 0x4D69_7374_616B_65, number: number)
        builder.build()
        guard let spot = mistake.plant(&builder) else { return nil }
        self.spot = spot
        builder.complete()
        program = builder.program
    }

    /// What is wrong with the report, if anything.
    func problem() -> String? {
        let sources = program.modules.map { $0.sources(imports: program.modules) }
        let expected: String
        switch spot {
        case .commandLine: expected = mistake.rule
        case .text(let text):
            guard let place = Self.place(of: text, in: Array(sources.joined())) else { return "the text '\(text)' is not there once" }
            expected = "\(mistake.rule) at \(place)"
        case .first(let texts):
            let places = texts.compactMap { Self.place(of: $0, in: Array(sources.joined())) }
            guard let place = places.min(), places.count == texts.count else { return "the texts \(texts) are not there once" }
            expected = "\(mistake.rule) at \(place)"
        }
        do throws(InputError) {
            let run = try DpendRun(program, sources: { sources[$0] })
            let found = Set(run.diagnostics.flatMap(\.withConsequences).map { diagnostic in
                guard let place = diagnostic.location, place.isInFile else { return diagnostic.rule.identifier }
                return "\(diagnostic.rule.identifier) at \(place)"
            })
            if found != [expected] { return "expected \(expected)\n\(run.report)" }
            // Each in one other way, in turn.
            let metamorphosis = Metamorphosis.ofReports[program.number % Metamorphosis.ofReports.count]
            let other = try metamorphosis.run(program, sources: sources)
            return other.report == run.report ? nil : "\(metamorphosis.name): another report\n\(run.report)\(other.report)"
        } catch {
            return "it ends with an input error: \(error)"
        }
    }

    /// Writes the program down.
    func keep(in folder: ProgramFolder) throws { try folder.write(program, generated: []) }

    /// Where a text is that is there once.
    private static func place(of text: String, in sources: [SourceFile]) -> SourceLocation? {
        let offset = text.utf8.distance(from: text.startIndex, to: text.firstIndex(of: "§")!)
        let plain = text.replacing("§", with: "")
        var places: [SourceLocation] = []
        for source in sources {
            for (index, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                for range in line.ranges(of: plain) {
                    let column = line.utf8.distance(from: line.startIndex, to: range.lowerBound) + offset + 1
                    places.append(SourceLocation(path: source.path, line: index + 1, column: column))
                }
            }
        }
        return places.count == 1 ? places[0] : nil
    }
}
