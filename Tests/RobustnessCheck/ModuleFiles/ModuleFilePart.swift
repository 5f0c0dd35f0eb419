import DpendKit
import Foundation
import SeededRandom
import SwiftParser

/// Module files with code in every field, for each container.
///
/// For an accepted file, the generated Swift has the same shape as for harmless names, and does not call the marker. If
/// all names are legal, some of the files are also compiled and run.
struct ModuleFilePart: CheckPart {
    static let standardCount = 2_000

    private let seed: UInt64
    private let program: Program
    private let compileCount: Int?
    private let generation: Generation
    private let templates: PoisonedModuleFile.Templates

    /// The interval between inputs that are also passed to the program: some with legal names, more with code.
    private static let commandInterval = 19

    init(_ options: CheckOptions) throws(CheckOptions.Mistake) {
        seed = options.seed
        program = Program(path: options.program, limit: options.timeout)
        compileCount = options.compile
        generation = Generation(program: options.isProgramNamed ? program : nil)
        templates = try PoisonedModuleFile.Templates(generation)
    }

    private func files(_ number: Int) -> [PoisonedModuleFile] {
        ContainerKind.allCases.map { PoisonedModuleFile(number: number, container: $0, seed: seed, templates) }
    }

    func describe(_ number: Int) -> String { files(number).map(\.description).joined(separator: "\n    ") }

    func check(_ number: Int, in scratch: Folder) -> InputReport {
        let files = files(number)
        var fingerprint = Fingerprint()
        for file in files { fingerprint.combine(file.text.utf8) }
        var report = InputReport(number: number, workload: fingerprint.value)
        var outcome = Fingerprint()
        for file in files {
            report.count("module files")
            check(file, &report, &outcome)
        }
        report.outcome = outcome.value
        if number.isMultiple(of: Self.commandInterval) {
            let file = files[number / Self.commandInterval % files.count]
            var check = CommandCheck(number, workload: 0, program: program, folder: scratch.folder("commands"))
            run(file, &check)
            report.take(check.report)
        }
        return report
    }

    // MARK: In this process

    private func check(_ file: PoisonedModuleFile, _ report: inout InputReport, _ outcome: inout Fingerprint) {
        guard file.refusal == nil else {
            report.count("libraries that dpend refuses")
            return
        }
        let text: String
        switch generate(file, file.text, file.application) {
        case .failed(let problem): return report.problems.append("\(file.container.rawValue): \(problem)")
        case .refused(let error):
            report.count(file.library == nil ? "refused when read" : "of legal names, refused when read")
            outcome.combine(error.utf8)
            return
        case .reported(let problems):
            report.count(file.library == nil ? "refused by reports" : "of legal names, refused by reports")
            outcome.combine(problems.utf8)
            return
        case .generated(let generated): text = generated
        }
        outcome.combine(text.utf8)
        report.count(file.library == nil ? "accepted, with code in a field" : "accepted, with legal names")
        if let problem = OutputCheck.problem(in: Array(text.utf8), .swift) {
            report.problems.append("\(file.container.rawValue): \(problem)\(Self.firstMistake(in: text))")
            return
        }
        let shape = SwiftShape(text)
        // One of them is enough, and each takes time.
        let shapes = file.twins.lazy.compactMap { twin in
            generate(file, twin.text, twin.application).text.map(SwiftShape.init)
        }
        if shapes.contains(shape) {
            report.count("of the same shape as a harmless twin")
        } else if shapes.isEmpty {
            report.count("accepted where no harmless twin is")
        } else if file.library != nil || Self.isPlain(file) {
            report.problems.append(
                "\(file.container.rawValue): the generated Swift has another shape than that for harmless names")
        } else {
            report.count("of another shape: the text is another type")
        }
    }

    /// Whether the twin's name is also a single name in the module file.
    ///
    /// `A?` and `(A) -> B` are valid types with another shape than a name.
    private static func isPlain(_ file: PoisonedModuleFile) -> Bool {
        guard let left = jsonValue(file.text), let twin = file.twins.first, let right = jsonValue(twin.text) else {
            return false
        }
        let (texts, twins) = (texts(left), texts(right))
        return texts.count == twins.count
            && zip(texts, twins).allSatisfy { text, twin in
                guard text != twin else { return true }
                // With white space around it, a name belongs to another type, which the module file may also contain.
                guard text == text.trimmingCharacters(in: .whitespacesAndNewlines) else { return false }
                let type = "let a: \(text)"
                // It is not a valid type, so it is a name.
                return Parser.parse(source: type).hasError || SwiftShape(type) == SwiftShape("let a: \(twin)")
            }
    }

    private static func texts(_ value: JSONValue) -> [String] {
        switch value {
        case .object(let fields): fields.sorted { $0.key < $1.key }.flatMap { texts($0.value) }
        case .array(let elements): elements.flatMap(texts)
        case .string(let text): [text]
        case .number, .bool, .null: []
        }
    }

    private func generate(
        _ file: PoisonedModuleFile, _ moduleFile: String, _ application: String, withTestSupport: Bool = true
    ) -> Generation.Outcome {
        generation.swift(
            moduleFile, application, output: "\(file.containerName).swift", file.container,
            withTestSupport: withTestSupport)
    }

    private static func firstMistake(in text: String) -> String {
        let line = text.split(separator: "\n").first { $0.contains(Payload.marker) }
        return line.map { ": \($0.prefix(200))" } ?? ""
    }

    // MARK: By the program

    private func run(_ file: PoisonedModuleFile, _ check: inout CommandCheck) {
        let folder = check.folder
        folder.empty()
        do {
            try folder.write(file.text, "Lib.dpendmodule")
            try folder.write(file.twins.first?.text ?? "[]", "Twin.dpendmodule")
            try folder.write(file.application, "App/App.swift")
        } catch {
            return check.fail("\(error)")
        }
        let arguments = [
            "App", "--no-config", "--no-cache", "--library", "Lib.dpendmodule", "--implicit-filter", "Impl",
            "--container", file.container.rawValue,
        ]
        check.analyze(arguments)
        check.draw(arguments)
        check.run(["explain", "Alder"] + arguments)
        for (old, new) in [("Twin", "Lib"), ("Lib", "Twin")] {
            check.run(["diff", "\(old).dpendmodule", "\(new).dpendmodule"])
        }
        check.run(["diff", "Twin.dpendmodule", "Lib.dpendmodule", "--format", "json"], .json)
        let outcome = check.run(
            ["generate"] + arguments + ["--module-name", "App", "--output-file", "Out/\(file.containerName).swift"])
        let generated = folder.read("Out/\(file.containerName).swift")
        if let generated, let problem = OutputCheck.problem(in: generated, .swift) { check.fail(problem) }
        if (generated != nil) != (outcome.status == 0) {
            check.fail("status \(outcome.status) does not say whether something was written")
        }
        check.checkFolder()
        folder.remove()
    }

    // MARK: All inputs

    func keep(_ number: Int, in folder: Folder) throws {
        for file in files(number) {
            try folder.write(file.text, "\(file.container.rawValue)/Lib.dpendmodule")
            for (position, twin) in file.twins.enumerated() {
                try folder.write(twin.text, "\(file.container.rawValue)/Twin\(position).dpendmodule")
                try folder.write(twin.application, "\(file.container.rawValue)/Twin\(position)/App.swift")
            }
            try folder.write(file.application, "\(file.container.rawValue)/App/App.swift")
            if let library = file.library { try folder.write(library, "\(file.container.rawValue)/Lib/Lib.swift") }
        }
    }

    func finish(_ summary: inout RunSummary, of numbers: Range<Int>, in scratch: Folder) {
        let count = compileCount ?? (numbers.count * ContainerKind.allCases.count + 49) / 50
        guard count > 0 else { return }
        var check = CompileCheck(folder: scratch.folder("compile"))
        var open = count
        for number in numbers where open > 0 && PoisonedModuleFile.hasLegalNames(number) {
            for file in files(number) where check.canCompile(file.container) {
                guard open > 0, file.refusal == nil,
                    let generated = generate(file, file.text, file.application, withTestSupport: false).text
                else { continue }
                check.add(number, file, generated, to: &summary)
                open -= 1
            }
        }
        check.end(&summary)
    }
}
