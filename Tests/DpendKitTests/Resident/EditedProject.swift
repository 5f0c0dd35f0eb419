import DpendKit
import Foundation
import SeededRandom

/// A project in a folder that random edits change, on disk and in the buffers of an editor.
final class EditedProject {
    let folder: URL
    private let mirror: URL
    let resident: ResidentProject
    private var random: RandomSource
    /// The texts of files on disk and of buffers, by relative path.
    private var files: [String: String] = [:]
    private var buffers: [String: String] = [:]
    /// The edits so far, for messages.
    private(set) var journal: [String] = []

    init(seed: UInt64) throws {
        let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
            "dpend-\(UUID().uuidString)")
        (folder, mirror) = (parent.appendingPathComponent("one"), parent.appendingPathComponent("two"))
        random = RandomSource(seed: seed)
        resident = ResidentProject(
            TargetSettings(file: .named(folder.appendingPathComponent(".dpend.yml").path)), reading: ReadingOptions())
        try write(EditedTexts.configurations[0], ".dpend.yml")
        for (path, texts) in EditedTexts.sources { try write(texts[0], path) }
    }

    deinit {
        for path in buffers.keys { resident.setText(nil, of: absolute(path)) }
        try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    // MARK: Edits

    /// Makes a few edits, and reports them to the project.
    func edit() throws {
        for _ in 0...random.number(below: 3) { try editOnce() }
    }

    private func editOnce() throws {
        let paths = EditedTexts.sources.map(\.path)
        let path = random.element(of: paths)
        let text = random.element(of: EditedTexts.sources.first { $0.path == path }?.texts ?? [])
        switch random.number(below: 10) {
        case 0...2:
            try write(text, path)
            resident.noteChanges(of: [absolute(path)])
        case 3:
            try remove(path)
            resident.noteChanges(of: [absolute(path)])
        case 4...6 where files[path] != nil:
            // A keystroke.
            let place = random.number(below: text.count + 1)
            let edited =
                random.number(below: 2) == 0
                ? text : text.prefix(place) + random.element(of: EditedTexts.keystrokes) + text.dropFirst(place)
            setBuffer(String(edited), path)
        case 7:
            setBuffer(nil, random.element(of: paths))
        case 8:
            try write(random.element(of: EditedTexts.configurations), ".dpend.yml")
            resident.noteChanges(of: [absolute(".dpend.yml")])
        default:
            // Another branch: everything may change, and nobody reports the paths.
            for path in paths where random.number(below: 3) == 0 {
                try write(random.element(of: EditedTexts.sources.first { $0.path == path }?.texts ?? []), path)
            }
            resident.noteUnknownChanges()
        }
    }

    private func absolute(_ path: String) -> String { folder.appendingPathComponent(path).path }

    private func write(_ text: String, _ path: String) throws {
        journal.append("write \(path)")
        files[path] = text
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func remove(_ path: String) throws {
        guard files.removeValue(forKey: path) != nil else { return }
        journal.append("remove \(path)")
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }

    private func setBuffer(_ text: String?, _ path: String) {
        journal.append("\(text == nil ? "close" : "type in") \(path)")
        buffers[path] = text
        resident.setText(text, of: absolute(path))
    }

    // MARK: Answers

    /// The answer of a fresh run over a copy in which the buffers are saved.
    func freshReport() throws -> ProjectReport {
        try? FileManager.default.removeItem(at: mirror)
        // A folder stays if its last file was removed.
        for (path, _) in EditedTexts.sources {
            try FileManager.default.createDirectory(
                at: mirror.appendingPathComponent(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        for (path, text) in files {
            let file = mirror.appendingPathComponent(path)
            let text = (buffers[path] ?? text).replacingOccurrences(of: folder.path, with: mirror.path)
            try Data(text.utf8).write(to: file)
        }
        let settings = TargetSettings(file: .named(mirror.appendingPathComponent(".dpend.yml").path))
        return try ResidentProject(settings, reading: ReadingOptions()).report()
    }

    /// A text of the copy with the paths of the original.
    func original(_ text: String) -> String { text.replacingOccurrences(of: mirror.path, with: folder.path) }
}
