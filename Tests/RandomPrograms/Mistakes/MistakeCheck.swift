import DpendKit

/// A program with one mistake, and dpend's report.
struct MistakeCheck {
    let mistake: Mistake
    private let program: Program
    /// The program without the mistake.
    private let sound: Program
    private let spot: Mistake.Spot

    /// The mistake with a number, in its own program. Nil if it does not fit.
    init?(seed: UInt64, number: Int) {
        mistake = Mistake.all[number % Mistake.all.count]
        var builder = ProgramBuilder(seed: seed ^ 0x4D69_7374_616B_65, number: number)
        builder.build()
        var sound = builder
        sound.complete()
        self.sound = sound.program
        builder.plantIndex =
            mistake.fitsLibraries ? builder.number(below: builder.program.modules.count) : builder.applicationIndex
        guard let spot = mistake.plant(&builder) else { return nil }
        self.spot = spot
        builder.complete()
        program = builder.program
    }

    /// The problem with the report; nil if there is none.
    func problem() -> String? {
        let sources = program.modules.map { $0.sources(imports: program.modules) }
        let expected: String
        switch spot {
        case .commandLine, .anywhere: expected = mistake.rule
        case .accepted: return BaselineCheck(planted: program, sound: sound).problem()
        case .text(let text), .added(let text):
            guard let place = Self.place(of: text, in: Array(sources.joined())) else {
                return "the text '\(text)' is not there once"
            }
            expected = "\(mistake.rule) at \(place)"
        case .first(let texts):
            let places = texts.compactMap { Self.place(of: $0, in: Array(sources.joined())) }
            guard let place = places.min(), places.count == texts.count else {
                return "the texts \(texts) are not there once"
            }
            expected = "\(mistake.rule) at \(place)"
        }
        do throws(InputError) {
            let run = try DpendRun(program, sources: { sources[$0] })
            let known = try reportsWithout()
            let found = Set(
                run.diagnostics.flatMap(\.withConsequences).filter { !known.contains($0.message) }.map(description(of:))
            )
            if found != [expected] { return "expected \(expected)\n\(run.report)" }
            // Each with one other way of reading, in turn.
            let metamorphosis = Metamorphosis.ofReports[program.number % Metamorphosis.ofReports.count]
            let other = try metamorphosis.run(program, sources: sources)
            return other.report == run.report
                ? nil : "\(metamorphosis.name): another report\n\(run.report)\(other.report)"
        } catch {
            return "it ends with an input error: \(error)"
        }
    }

    /// The reports on the program without the mistake; empty, except for rules that are off.
    private func reportsWithout() throws(InputError) -> Set<String> {
        guard case .added = spot else { return [] }
        var sound = sound
        for index in sound.modules.indices {
            sound.modules[index].options.severities = program.modules[index].options.severities
            sound.modules[index].options.macOS = program.modules[index].options.macOS
        }
        let sources = sound.modules.map { $0.sources(imports: sound.modules) }
        return Set(try DpendRun(sound, sources: { sources[$0] }).diagnostics.flatMap(\.withConsequences).map(\.message))
    }

    private func description(of diagnostic: Diagnostic) -> String {
        let identifier = diagnostic.rule.identifier
        guard let place = diagnostic.location, place.isInFile else { return identifier }
        if case .anywhere = spot { return identifier }
        return "\(identifier) at \(place)"
    }

    /// Writes the program to a folder.
    func keep(in folder: ProgramFolder) throws { try folder.write(program, generated: []) }

    /// The place of a text that occurs once.
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
