import DpendKit
import Foundation
import SeededRandom
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Passes one input through the public interface, and checks the results.
struct InputCheck {
    private let input: MutatedInput
    private let options: ResolutionOptions
    private var report: InputReport
    private var random: RandomSource

    /// Checks an input.
    ///
    /// - Parameter scratch: A folder for files that are read through the file system.
    static func report(on input: MutatedInput, scratch: String) -> InputReport {
        var check = InputCheck(input)
        check.run(scratch: scratch)
        return check.report
    }

    private init(_ input: MutatedInput) {
        self.input = input
        random = input.random
        var options = ResolutionOptions()
        options.mode = input.number.isMultiple(of: 2) ? .application : .library
        let containers = ContainerKind.allCases
        options.container = containers[input.number / 2 % containers.count]
        options.access = (input.number / 2).isMultiple(of: 2) ? .public : .package
        options.platform = random.element(of: [nil, .linux, .ios])
        options.moduleName = options.mode == .library ? "Damaged" : nil
        options.implicitFilters = ["."]
        options.implicitKinds = Set(ResolutionOptions.ImplicitKind.allCases)
        options.implicitScopes = [
            .init(pattern: "(Service|Repository|Impl|Factory)$", scope: .singleton),
            .init(pattern: "^A", scope: .shared),
        ]
        options.defines = ["DEBUG", "A"]
        self.options = options
        report = InputReport(number: input.number, workload: input.fingerprint)
    }

    private mutating func run(scratch: String) {
        guard let resolution = resolve(input.sources, options) else { return }
        if !resolution.collected.factories.isEmpty { report.count("from which something was read") }
        if !resolution.hasErrors { report.count("without errors, so that the generated text was read again") }
        let outcome = Self.text(of: resolution)
        var fingerprint = Fingerprint()
        fingerprint.combine(outcome.utf8)
        report.outcome = fingerprint.value

        if let again = resolve(input.sources.reversed(), options), Self.text(of: again) != outcome {
            report.problems.append("another order of files gives another outcome")
        }
        checkBodies(resolution)
        checkPlaces(of: resolution.diagnostics, in: input.sources)
        checkReports(of: resolution)
        checkGenerated(resolution)
        if input.number.isMultiple(of: 5) { countKeptFactories(resolution) }
        if input.mutations.contains(.flipBytes) { checkFile(scratch: scratch, outcome: resolution) }
        if input.number.isMultiple(of: 50) { checkDamagedModuleFile() }
    }

    private mutating func resolve(
        _ sources: [SourceFile], libraries: [LibraryModule] = [], _ options: ResolutionOptions
    ) -> DependencyResolution? {
        do throws(InputError) {
            return try DependencyResolution(sources: sources, libraries: libraries, options: options)
        } catch {
            report.problems.append("sources in memory end with an input error: \(error)")
            return nil
        }
    }

    private static func outputPath(_ options: ResolutionOptions) -> String {
        options.mode == .library ? "Damaged.dpendmodule" : "DamagedModule.swift"
    }

    /// All output.
    private static func text(of resolution: DependencyResolution) -> String {
        TextDiagnosticFormatter().format(resolution.diagnostics).text + pictures(of: resolution)
            + (resolution.hasErrors ? "" : resolution.generate(outputPath: outputPath(resolution.options)).text)
    }

    private static func pictures(of resolution: DependencyResolution) -> String {
        // Only a requested key can be unknown.
        guard let selection = try? GraphQuery().select(in: GraphDocument(resolution)) else { return "" }
        return GraphFormat.allCases.map { $0.formatter.format(selection).text }.joined()
    }

    // MARK: Properties

    /// Skipping bodies loses nothing, and reads nothing else if the parser reports no error.
    private mutating func checkBodies(_ resolution: DependencyResolution) {
        var whole = ReadingOptions()
        whole.parsesBodies = true
        guard
            FactoryLoader(options: options).load(input.sources)
                != FactoryLoader(options: options, reading: whole).load(input.sources),
            let parsed = try? DependencyResolution(
                sources: input.sources, libraries: [], options: options, reading: whole)
        else { return }
        func names(_ resolution: DependencyResolution) -> Set<String> {
            // After a mistake in a body the parser may take the following text for a part of the type around it, so
            // that a name is longer.
            Set(resolution.collected.factories.map { "\($0.location) \("\($0.key)".split(separator: ".").last ?? "")" })
        }
        let lost = names(parsed).subtracting(names(resolution))
        if !lost.isEmpty {
            report.problems.append(
                "without bodies it lacks what is read with them: \(lost.sorted().joined(separator: ", ").prefix(300))")
        } else if input.sources.contains(where: { Parser.parse(source: $0.text).hasError }) {
            // After a mistake in a body the parser may take the following text for a part of it. Without the body dpend
            // reads on.
            report.count("with a mistake in a body, so that more is read without it")
        } else {
            report.problems.append("without bodies it is read differently")
        }
    }

    /// A place is in an existing file, line and column.
    private mutating func checkPlaces(of diagnostics: [Diagnostic], in sources: [SourceFile]) {
        var lines: [String: [Int]] = [:]
        for source in sources { lines[source.path] = Self.lineLengths(of: source.text) }
        for diagnostic in diagnostics {
            for location in [diagnostic.location] + diagnostic.notes.map(\.location) {
                guard let location, let lengths = lines[location.path] else { continue }
                if !lengths.indices.contains(location.line - 1)
                    || !(1...lengths[location.line - 1] + 1).contains(location.column)
                {
                    report.problems.append(
                        "a place outside of its file: \(location): \(diagnostic.message.prefix(200))")
                }
            }
        }
    }

    /// A report can be written in every format, and the JSON formats are valid.
    private mutating func checkReports(of resolution: DependencyResolution) {
        let diagnostics = DiagnosticReport(resolution)
        let sources = SourceTexts(input.sources)
        let style = TextStyle(showsSources: true, hasColors: true, width: 60)
        for format in ReportFormat.allCases {
            let written = format.formatter.styled(style, isVerbose: false).format(diagnostics, sources: sources)
            let isJSON = (try? JSONDecoder().decode(JSONValue.self, from: Data(written.text.utf8))) != nil
            if format.formatter.isDocument, !isJSON {
                report.problems.append("the report in \(format.rawValue) is not valid JSON")
            }
        }
    }

    /// The lengths of all lines in bytes, including line ends.
    private static func lineLengths(of text: String) -> [Int] {
        var lengths = [0]
        var previous: UInt8 = 0
        for byte in text.utf8 {
            let continuesEnd = previous == UInt8(ascii: "\r") && byte == UInt8(ascii: "\n")
            if !continuesEnd, previous == UInt8(ascii: "\n") || previous == UInt8(ascii: "\r") { lengths.append(0) }
            lengths[lengths.count - 1] += 1
            previous = byte
        }
        if previous == UInt8(ascii: "\n") || previous == UInt8(ascii: "\r") { lengths.append(0) }
        return lengths
    }

    /// Output without errors can be read again: Swift by the parser, a module file by its reader.
    private mutating func checkGenerated(_ resolution: DependencyResolution) {
        guard !resolution.hasErrors else { return }
        let path = Self.outputPath(resolution.options)
        let text = resolution.generate(outputPath: path).text
        switch resolution.options.mode {
        case .application: checkSwift(text)
        case .library:
            do throws(InputError) {
                let library = try ModuleFileReader().read(text, name: "Damaged", path: path)
                link(library, sources: [])
            } catch {
                report.problems.append("the module file that was written is not accepted: \(error)")
            }
        }
    }

    /// Generated Swift consists of imports and one declaration with its extensions, without syntax errors.
    private mutating func checkSwift(_ text: String) {
        let tree = Parser.parse(source: text)
        if tree.hasError {
            let message = ParseDiagnosticsGenerator.diagnostics(for: tree).first
            let line = message.map { text.utf8.prefix($0.position.utf8Offset).count { $0 == UInt8(ascii: "\n") } } ?? 0
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            report.problems.append(
                "the generated Swift is malformed: \(message?.message ?? "?"), in '\(lines[min(line, lines.count - 1)].prefix(300))'"
            )
        } else if !tree.statements.allSatisfy({ Self.isGenerated($0.item) }) {
            report.problems.append("the generated Swift has more than imports and one declaration")
        }
    }

    /// Whether an item is an import, the declaration, an extension of it, or its lock.
    private static func isGenerated(_ item: CodeBlockItemSyntax.Item) -> Bool {
        if let type = item.as(ClassDeclSyntax.self) { return type.name.text.hasPrefix("DamagedModule") }
        if let type = item.as(ExtensionDeclSyntax.self) {
            return type.extendedType.trimmedDescription == "DamagedModule"
        }
        if let type = item.asProtocol((any NamedDeclSyntax).self) { return type.name.text == "DamagedModule" }
        return item.is(ImportDeclSyntax.self) || item.is(IfConfigDeclSyntax.self)
    }

    /// Links a library into an application, as its users do.
    private mutating func link(_ library: LibraryModule, sources: [SourceFile]) {
        var options = options
        options.mode = .application
        options.moduleName = nil
        options.implicitFilters = sources.isEmpty ? [] : ["."]
        guard let resolution = resolve(sources, libraries: [library], options) else { return }
        _ = Self.text(of: resolution)
        if !resolution.hasErrors { checkSwift(resolution.generate(outputPath: Self.outputPath(options)).text) }
    }

    /// Counts the factories before the damage that are still found.
    private mutating func countKeptFactories(_ resolution: DependencyResolution) {
        let original = SourceFile(path: input.path, text: String(decoding: input.original, as: UTF8.self))
        guard let before = resolve([original] + input.neighbours, options) else { return }
        let firstLine = input.original.prefix(input.firstChange).count { $0 == UInt8(ascii: "\n") } + 1
        func names(_ resolution: DependencyResolution) -> [String] {
            resolution.collected.factories.filter { $0.location.path == input.path && $0.location.line < firstLine }
                .map { "\($0.key) \($0)" }
        }
        let expected = names(before)
        report.count("factories before the first damage, in one input of 5", expected.count)
        report.count(
            "factories before the first damage that are still found",
            Set(expected).intersection(names(resolution)).count)
    }

    // MARK: Files

    /// A file is read like text in memory, or refused if it is not UTF-8.
    private mutating func checkFile(scratch: String, outcome: DependencyResolution) {
        let path = "\(scratch)/Damaged.swift"
        try? Data(input.bytes).write(to: URL(fileURLWithPath: path))
        let isUTF8 = String(validating: input.bytes, as: UTF8.self) != nil
        if !isUTF8 { report.count("not UTF-8") }
        do throws(InputError) {
            let read = try DependencyResolution(inputs: SourceInputs(paths: [path]), options: options)
            if !isUTF8 { report.problems.append("a file that is not UTF-8 is accepted") }
            let text = SourceFile(path: path, text: String(decoding: input.bytes, as: UTF8.self))
            if isUTF8, let inMemory = resolve([text], options), Self.text(of: inMemory) != Self.text(of: read) {
                report.problems.append("a file is read differently from text in memory")
            }
        } catch {
            // UTF-16 without a mark may be valid UTF-8, with a zero in every second byte.
            let isExpected = isUTF8 ? error.message.contains("UTF-16") : error.message.contains("not UTF-8")
            if error.kind != .malformed || !isExpected {
                report.problems.append("a file ends with an unexpected input error: \(error)")
            }
        }
    }

    /// A damaged module file is refused as malformed, or is a library that can be linked.
    private mutating func checkDamagedModuleFile() {
        var options = options
        options.mode = .library
        options.moduleName = "Library"
        let original = SourceFile(path: input.path, text: String(decoding: input.original, as: UTF8.self))
        guard let resolution = resolve([original] + input.neighbours, options) else { return }
        var bytes = Array(resolution.generate(outputPath: "Library.dpendmodule").text.utf8)
        for _ in 0...random.number(below: 2) {
            _ = random.element(of: Mutation.allCases).apply(to: &bytes, other: input.bytes, &random)
        }
        do throws(InputError) {
            let text = String(decoding: bytes, as: UTF8.self)
            let library = try ModuleFileReader().read(text, name: "Library", path: "Library.dpendmodule")
            report.count("damaged module files, accepted and linked")
            link(library, sources: input.neighbours)
        } catch {
            report.count("damaged module files, refused")
            if error.kind != .malformed {
                report.problems.append("a damaged module file ends with an unexpected input error: \(error)")
            }
        }
    }
}
