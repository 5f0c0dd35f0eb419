import Foundation
import SeededRandom

/// Files, folders and links that others replace while dpend reads them. Mostly they return. The stored facts of such a
/// run never belong to other content.
struct SwapPart: ProgramPart {
    static let standardCount = 100
    static let batchSize = 10
    static let isRepeatable = false

    let seed: UInt64
    let program: Program

    private enum Subject: String, CaseIterable { case file, folder, linkToFile, linkToFolder, inPlace }

    private struct Input {
        var subject: Subject
        var count: Int
        /// The first version; the other one is 2 or 3.
        var version: Int
        /// The moment when the other one comes, and its duration, as parts of a whole run's time.
        var moment: Double
        var duration: Double
        var comesBack: Bool
        var isGenerated: Bool
    }

    private func input(_ number: Int) -> Input {
        var random = RandomSource(seed: seed ^ (UInt64(number) &* 0x5895_59B2_6F0C_8F2D))
        func share() -> Double { Double(random.number(below: 1_000)) / 1_000 }
        return Input(
            subject: Subject.allCases[number % Subject.allCases.count], count: random.element(of: [20, 100, 300]),
            version: 2 + random.number(below: 2), moment: share() * 0.8,
            duration: share() * 0.6, comesBack: random.number(below: 4) > 0, isGenerated: random.number(below: 3) == 0)
    }

    func describe(_ number: Int) -> String {
        let input = input(number)
        return
            "\(input.subject.rawValue), \(input.count) files, version \(input.version), swapped at \(input.moment) for \(input.duration)"
            + "\(input.comesBack ? ", and back" : "")\(input.isGenerated ? ", generate" : "")"
    }

    func keep(_ number: Int, in folder: Folder) throws { try folder.write(describe(number), "input.txt") }

    func check(_ number: Int, in scratch: Folder) -> InputReport {
        let input = input(number)
        let folder = scratch.folder("project")
        folder.empty()
        var report = InputReport(number: number, workload: UInt64(input.count))
        do {
            let other = 5 - input.version
            try MovingProject.write(input.count, version: input.version, to: folder.folder("A"))
            try MovingProject.write(input.count, version: other, to: folder.folder("B"))
            prepare(input, folder)
            // A recent change is identified only by its content, so nothing could be mistaken.
            usleep(150_000)
            let command =
                (input.isGenerated ? ["generate", "--output-file", "Out/AppModule.swift"] : ["analyze"])
                + MovingProject.arguments + ["--cache-path", "cache"]
            let start = Date()
            _ = program.run(command.map { $0 == "cache" ? "other-cache" : $0 }, in: folder)
            let time = Date().timeIntervalSince(start)
            let run = program.start(command, in: folder)
            usleep(UInt32(time * input.moment * 1_000_000))
            try swap(input, folder, to: other)
            usleep(UInt32(time * input.duration * 1_000_000))
            if input.comesBack { try swap(input, folder, to: input.version) }
            let during = run.end(within: program.limit)
            if during.isHang || during.signal != 0 || ![0, 1, 65, 66].contains(during.status) {
                report.problems.append("the run ends with \(during.status), signal \(during.signal)")
            }
            report.count("runs with status \(during.status) while something was swapped")
            let kept = program.run(command, in: folder)
            let output = folder.read("Out/AppModule.swift")
            let fresh = program.run(
                command.map {
                    $0 == "cache" ? "fresh-cache" : $0 == "Out/AppModule.swift" ? "Fresh/AppModule.swift" : $0
                }, in: folder)
            let said = (kept.status, kept.output, String(decoding: kept.errors, as: UTF8.self))
            // Only the output's path differs.
            let expected = (fresh.status, fresh.output, String(decoding: fresh.errors, as: UTF8.self))
            let isEqual = said.0 == expected.0 && said.2 == expected.2 && (input.isGenerated || said.1 == expected.1)
            if !isEqual { report.problems.append("the run after it says something else than one without its cache") }
            if input.isGenerated, kept.status == 0, output != folder.read("Fresh/AppModule.swift") {
                report.problems.append("the run after it leaves another output")
            }
            if during.status != fresh.status { report.count("runs that saw the other content") }
        } catch {
            report.problems.append("\(error)")
        }
        return report
    }

    /// Makes `Sources` from the two folders.
    private func prepare(_ input: Input, _ folder: Folder) {
        switch input.subject {
        case .linkToFolder: folder.link("Sources", to: "A")
        case .folder, .inPlace: folder.rename("A", "Sources")
        case .file:
            folder.rename("A", "Sources")
            // Beside the sources, not among them.
            folder.folder("Sources").rename("File0.swift", "../first")
            folder.folder("B").rename("File0.swift", "../second")
            folder.rename("first", "Sources/File0.swift")
        case .linkToFile:
            folder.rename("A", "Sources")
            folder.folder("Sources").rename("File0.swift", "../first")
            folder.folder("B").rename("File0.swift", "../second")
            folder.folder("Sources").link("File0.swift", to: "../first")
        }
    }

    /// Replaces a version by another one.
    private func swap(_ input: Input, _ folder: Folder, to version: Int) throws {
        let isFirst = version == input.version
        switch input.subject {
        case .linkToFolder:
            folder.link("Sources.new", to: isFirst ? "A" : "B")
            folder.rename("Sources.new", "Sources")
        case .folder:
            folder.rename("Sources", isFirst ? "B" : "A")
            folder.rename(isFirst ? "A" : "B", "Sources")
        case .file:
            folder.rename("Sources/File0.swift", isFirst ? "second" : "first")
            folder.rename(isFirst ? "first" : "second", "Sources/File0.swift")
        case .linkToFile:
            folder.link("new", to: isFirst ? "../first" : "../second")
            folder.rename("new", "Sources/File0.swift")
        case .inPlace:
            try folder.write(MovingProject.source(0, version: version), "Sources/File0.swift")
        }
    }
}
