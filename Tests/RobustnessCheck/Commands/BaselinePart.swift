import DpendKit
import Foundation
import SeededRandom

/// Damaged baselines and saved graphs, also with code in their fields.
struct BaselinePart: ProgramPart {
    static let standardCount = 2_000

    let seed: UInt64
    let program: Program

    private enum Subject: String, CaseIterable { case baseline, graph, library }

    private static let arguments = [
        "Sources/App", "--no-config", "--no-cache", "--implicit-filter", "Model$|Store$|^[AB]$",
    ]

    /// A file of each kind, as dpend writes it.
    private func originals(in folder: Folder) -> [Subject: String] {
        if let kept = folder.text("originals/done"), kept == "done" {
            return Dictionary(
                uniqueKeysWithValues: Subject.allCases.map { ($0, folder.text("originals/\($0.rawValue).json") ?? "") })
        }
        let project = folder.folder("original")
        project.empty()
        try? SampleProject.write(to: project)
        _ = program.run(
            ["analyze"] + Self.arguments + ["--baseline", "baseline.json", "--update-baseline"], in: project)
        let graph = program.run(["tree"] + Self.arguments + ["--format", "json"], in: project)
        _ = program.run(
            [
                "generate", "Sources/Core", "--no-config", "--no-cache", "--implicit-filter", ".", "--output-file",
                "Core.dpendmodule",
            ], in: project)
        let texts: [Subject: String] = [
            .baseline: project.text("baseline.json") ?? "", .graph: String(decoding: graph.output, as: UTF8.self),
            .library: project.text("Core.dpendmodule") ?? "",
        ]
        for (subject, text) in texts { try? folder.write(text, "originals/\(subject.rawValue).json") }
        try? folder.write("done", "originals/done")
        return texts
    }

    private func input(_ number: Int, _ originals: [Subject: String]) -> (
        subject: Subject, bytes: [UInt8], random: RandomSource
    ) {
        var random = RandomSource(seed: seed ^ (UInt64(number) &* 0xC2B2_AE3D_27D4_EB4F))
        let subject = Subject.allCases[number % Subject.allCases.count]
        let original = originals[subject] ?? ""
        var bytes = Array(original.utf8)
        if random.number(below: 3) == 0 {
            let other = Array(originals.values.max()?.utf8 ?? "".utf8)
            for _ in 0...random.number(below: 2) {
                _ = random.element(of: Mutation.allCases).apply(to: &bytes, other: other, &random)
            }
        } else if var document = jsonValue(original) {
            for _ in 0...random.number(below: 3) {
                // A renamed field ends each run early.
                let withNames = random.number(below: 10) == 0
                let places = JSONPlace.all(in: document).filter { withNames || !$0.isName }
                guard !places.isEmpty else { break }
                let payload = Payload.any(&random)
                let form = random.number(below: 3)
                document = random.element(of: places).replacing(in: document) {
                    form == 0 ? payload : form == 1 ? $0 + payload : payload + $0
                }
            }
            bytes = Array(document.prettyPrinted.utf8)
        }
        return (subject, bytes, random)
    }

    func describe(_ number: Int) -> String { "a \(Subject.allCases[number % Subject.allCases.count].rawValue)" }

    func keep(_ number: Int, in folder: Folder) throws {
        let originals = originals(in: folder)
        let input = input(number, originals)
        try SampleProject.write(to: folder)
        try folder.write(input.bytes, "\(input.subject.rawValue).json")
    }

    func check(_ number: Int, in scratch: Folder) -> InputReport {
        let originals = originals(in: scratch)
        let input = input(number, originals)
        var random = input.random
        var fingerprint = Fingerprint()
        fingerprint.combine(input.bytes)
        let folder = scratch.folder("project")
        folder.empty()
        var check = CommandCheck(number, workload: fingerprint.value, program: program, folder: folder)
        let isComplete = originals.values.allSatisfy { !$0.isEmpty }
        if !isComplete { check.fail("dpend writes no baseline, graph or module file") }
        do {
            try SampleProject.write(to: folder)
            for (subject, text) in originals { try folder.write(text, "\(subject.rawValue)-whole.json") }
            try folder.write(input.bytes, "\(input.subject.rawValue).json")
        } catch {
            check.fail("\(error)")
        }
        let (damaged, whole) = ("\(input.subject.rawValue).json", "\(input.subject.rawValue)-whole.json")
        if input.subject == .baseline {
            check.analyze(
                Self.arguments + ["--baseline", damaged], [random.element(of: [.text, .colored, .gitHub, .json, .dot])])
            let outcome = check.run(["analyze"] + Self.arguments + ["--baseline", damaged, "--update-baseline"])
            let after = folder.read(damaged)
            if after != input.bytes, after.map({ OutputCheck.problem(in: $0, .json) != nil }) ?? true {
                check.fail("the baseline is not whole")
            }
            if outcome.status > 1, after != input.bytes { check.fail("a run that ends early changes the baseline") }
        } else {
            check.run(["diff", damaged, whole])
            check.run(["diff", whole, damaged])
            check.run(["diff", whole, damaged, "--format", "json"], .json)
        }
        check.checkFolder()
        return check.report
    }
}
