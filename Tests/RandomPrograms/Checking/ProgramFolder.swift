import DpendKit
import Foundation

/// The folder of a program.
struct ProgramFolder {
    let url: URL

    /// Writes the sources, and the commands that repeat a check by hand.
    func write(_ program: Program, generated: [SourceFile]) throws {
        try? FileManager.default.removeItem(at: url)
        for module in program.modules {
            for file in module.sources(imports: program.modules) { try write(file) }
        }
        for file in generated { try write(file) }
        try write(SourceFile(path: ".dpend.yml", text: ConfigurationText(program: program).text))
        try write(SourceFile(path: "generate.sh", text: Reproduction(program: program).text))
    }

    private func write(_ file: SourceFile) throws {
        let place = url.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
