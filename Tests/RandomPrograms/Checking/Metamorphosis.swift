import DpendKit
import Foundation

/// A change that does not affect the result: dpend must report and write the same.
struct Metamorphosis: Sendable {
    var name: String
    /// Changes the sources of a module.
    var change: @Sendable ([SourceFile]) -> [SourceFile] = { $0 }
    /// Changes how sources are read.
    var read: @Sendable (inout ReadingOptions) -> Void = { _ in }

    func run(_ program: Program, sources: [[SourceFile]]) throws(InputError) -> DpendRun {
        var reading = ReadingOptions()
        read(&reading)
        return try DpendRun(program, sources: { change(sources[$0]) }, reading: reading)
    }

    /// The changes that keep places.
    static let ofReports = [
        Metamorphosis(name: "files in another order", change: { $0.reversed() }),
        Metamorphosis(name: "--parse-bodies", read: { $0.parsesBodies = true }),
        Metamorphosis(name: "--jobs 1", read: { $0.jobs = 1 }),
        Metamorphosis(name: "--jobs 7", read: { $0.jobs = 7 }),
    ]

    /// The changes that move the content of a file.
    static let ofSources = [
        Metamorphosis(name: "comments", change: { $0.map { Self.edit($0) { $0 + "  // } class \"" } } }),
        Metamorphosis(
            name: "comments between", change: { $0.map { Self.edit($0) { $0 + "\n/* { /* class } */ */" } } }),
        Metamorphosis(name: "bodies", change: { $0.map { Self.edit($0, Self.otherBody) } }),
        Metamorphosis(
            name: "lines end as in Windows",
            change: { $0.map { SourceFile(path: $0.path, text: $0.text.replacing("\n", with: "\r\n")) } }),
        Metamorphosis(name: "declarations in one file", change: Self.joined),
    ]

    /// The unexpected differences. Each program is changed in three ways, in turn.
    static func problem(of program: Program, sources: [[SourceFile]], run: DpendRun) throws -> String? {
        let all = ofReports + ofSources
        for metamorphosis in (0..<3).map({ all[(program.number + $0 * 3) % all.count] }) {
            let other = try metamorphosis.run(program, sources: sources)
            if other.files != run.files || other.report != run.report {
                return "\(metamorphosis.name): other files or another report\n\(other.report)"
            }
        }
        return nil
    }

    private static func edit(_ file: SourceFile, _ line: (String) -> String) -> SourceFile {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        return SourceFile(path: file.path, text: lines.map(line).joined(separator: "\n"))
    }

    /// Other statements instead of recording ones.
    private static func otherBody(_ line: String) -> String {
        guard let start = line.firstRange(of: "page.note(")?.lowerBound, !line.contains("whenComplete") else {
            return line
        }
        return line[..<start] + "do { let text = \"} \\(1 + 2) class\"; func local() { _ = text }; local() }"
    }

    private static func isImport(_ line: Substring) -> Bool {
        ["import ", "public import ", "package import "].contains { line.hasPrefix($0) }
    }

    /// Only files with equal imports, because generated code has the imports of a type's file.
    private static func joined(_ files: [SourceFile]) -> [SourceFile] {
        let importLists = Set(files.map { $0.text.split(separator: "\n").filter(isImport) })
        guard let first = files.first, let imports = importLists.first, importLists.count == 1 else { return files }
        let rest = files.flatMap { file in
            file.text.split(separator: "\n", omittingEmptySubsequences: false).filter { !isImport($0) }
        }
        return [SourceFile(path: first.path, text: (imports + rest).joined(separator: "\n"))]
    }
}
