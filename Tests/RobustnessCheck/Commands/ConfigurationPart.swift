import Foundation
import SeededRandom

/// Damaged configuration files, also with code in their values.
struct ConfigurationPart: CheckPart {
    static let standardCount = 2_000

    private let seed: UInt64
    private let program: Program
    private let seeds: [String]

    init(_ options: CheckOptions) throws(CheckOptions.Mistake) {
        seed = options.seed
        program = Program(path: options.program, limit: options.timeout)
        seeds = [Self.whole] + Self.files(in: options.folders)
    }

    /// A file with all keys.
    private static let whole = """
        exclude: ['**/*Tests.swift']
        define: [DEBUG, 'A']
        platform: linux
        arch: arm64
        header-file: Header.txt
        severity: { unused-provider: warning, duplicate-type: 'off' }
        implicit-kinds: [class, actor]
        targets:
          Core:
            inputs: Sources/Core
            module-name: Core
            implicit-filter: ['Clock$', Storage]
            implicit-scope: { 'Clock$': singleton }
            output-file: Derived/Core.dpendmodule
            locations: true
            access: public
          App:
            inputs: [Sources/App]
            sources-list-format: newline
            implicit-filter: ['Model$', 'Store$', "^[AB]$"]
            implicit-exclude: 'Mock'
            implicit-tag: { '^Disk': Disk }
            implicit-assisted: ['Model$']
            library: ['Core=Derived/Core.dpendmodule']
            container: static
            external: ['Int', 'Path:Main']
            default-isolation: MainActor
            mode: application
            module-name: App
            output-file: Derived/AppModule.swift
            baseline: known.json
          Good:
            inputs: [Sources/Good]
            implicit-filter: 'Model$'
            library: ['Core=Derived/Core.dpendmodule']
            container: embedded
            access: internal
            module-name: Good
            output-file: Derived/GoodModule.swift
            test-support: Derived/GoodSupport.swift
            preview-support: Derived/GoodPreviews.swift
            import: ['@preconcurrency Foundation', Core]
        """

    private static func files(in folders: [String]) -> [String] {
        folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted().filter {
                $0.hasSuffix(".dpend.yml")
            }
            .compactMap { try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
        }
    }

    /// The file, and the source of the check's random decisions.
    private func input(_ number: Int) -> (bytes: [UInt8], random: RandomSource) {
        var random = RandomSource(seed: seed ^ (UInt64(number) &* 0x8EBC_6AF0_9C88_C6E3))
        let text = random.number(below: 4) > 0 ? seeds[0] : random.element(of: seeds)
        var bytes = Array(text.utf8)
        for _ in 0...(random.number(below: 3) == 0 ? random.number(below: 4) : 0) {
            if random.number(below: 4) == 0 {
                let other = Array(random.element(of: seeds).utf8)
                _ = random.element(of: Mutation.allCases).apply(to: &bytes, other: other, &random)
            } else {
                Self.poison(&bytes, &random)
            }
        }
        return (bytes, random)
    }

    /// Replaces a word by a payload, as a plain YAML value or as a separate word.
    private static func poison(_ bytes: inout [UInt8], _ random: inout RandomSource) {
        let words = SourceTokens(bytes).words
        guard !words.isEmpty else { return }
        let payload = random.number(below: 8) == 0 ? MutationWords.nest(&random) : Payload.any(&random)
        var range = Self.wholeWord(random.element(of: words), in: bytes)
        // A changed key ends each run early.
        if range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: ":"), random.number(below: 8) > 0 {
            let values = words.map { Self.wholeWord($0, in: bytes) }.filter {
                $0.upperBound == bytes.count || bytes[$0.upperBound] != UInt8(ascii: ":")
            }
            if !values.isEmpty { range = random.element(of: values) }
        }
        let old = String(decoding: bytes[range], as: UTF8.self)
        let value = random.element(of: [payload, old + payload, payload + old])
        let text: String
        switch random.number(below: 4) {
        case 0: text = value
        case 1: text = "'\(value.replacingOccurrences(of: "'", with: "''"))'"
        default:
            text =
                "\""
                + value.unicodeScalars.map { scalar in
                    let digits = String(scalar.value, radix: 16)
                    return scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
                        || "\"\\".unicodeScalars.contains(scalar)
                        ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : String(scalar)
                }.joined() + "\""
        }
        bytes.replaceSubrange(range, with: Array(text.utf8))
    }

    /// A word with the rest of its value, including quotation marks.
    private static func wholeWord(_ word: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        var (start, end) = (word.lowerBound, word.upperBound)
        while start > 0, !ends(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, !ends(bytes[end]) { end += 1 }
        return start..<end
    }

    private static func ends(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") || "[]{},:".utf8.contains(byte) }

    func describe(_ number: Int) -> String { String(decoding: input(number).bytes, as: UTF8.self) }

    func keep(_ number: Int, in folder: Folder) throws {
        try SampleProject.write(to: folder)
        try folder.write(input(number).bytes, ".dpend.yml")
    }

    func check(_ number: Int, in scratch: Folder) -> InputReport {
        let (bytes, start) = input(number)
        var random = start
        var fingerprint = Fingerprint()
        fingerprint.combine(bytes)
        let folder = scratch.folder("project")
        var check = CommandCheck(number, workload: fingerprint.value, program: program, folder: folder)
        guard Self.staysInside(bytes) else {
            check.report.count("not run, since a path may lead out of the folder")
            return check.report
        }
        folder.empty()
        do {
            try keep(number, in: folder)
        } catch {
            check.fail("\(error)")
            return check.report
        }
        let common = ["--config", ".dpend.yml", "--no-cache"]
        check.analyze(common, [random.element(of: [.text, .colored, .gitHub, .json, .dot])])
        switch random.number(below: 4) {
        case 0:
            check.draw(
                ["--target", "App"] + common, [random.element(of: [.text, .json, .dot, .mermaid, .svg, .html])])
        case 1: check.run(["explain", "Store", "--target", "App"] + common)
        default:
            let outcome = check.run(["generate"] + common)
            checkOutputs(&check, outcome)
        }
        check.checkFolder()
        return check.report
    }

    /// Whether no value can be a path outside of the folder. The check must not write there.
    private static func staysInside(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        if text.contains("..") || text.contains("~/") || text.contains("\\/") || text.contains("\\x")
            || text.contains("\\u002")
        {
            return false
        }
        var previous: Character = " "
        for character in text {
            // In a path a slash follows a letter or a glob.
            if character == "/", !previous.isLetter, !previous.isNumber, !"*/<_-".contains(previous) { return false }
            previous = character
        }
        return !text.contains("//") || !text.hasPrefix("/")
    }

    /// Checks that the outputs are complete.
    private func checkOutputs(_ check: inout CommandCheck, _ outcome: Program.Outcome) {
        for folder in [check.folder, check.folder.folder("Derived")] {
            for name in folder.names where name.hasSuffix(".swift") || name.hasSuffix(".dpendmodule") {
                guard let bytes = folder.read(name) else { continue }
                check.report.count("generated files")
                if let problem = OutputCheck.problem(in: bytes, name.hasSuffix(".swift") ? .swift : .json) {
                    check.fail("\(name): \(problem)")
                }
            }
            if let leftover = folder.names.first(where: CommandCheck.isLeftover) { check.fail("'\(leftover)' is left") }
        }
    }
}
