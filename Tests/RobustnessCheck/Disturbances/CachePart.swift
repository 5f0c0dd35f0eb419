import Foundation
import SeededRandom

/// Damaged cache files: dpend always reports the same as without them.
struct CachePart: ProgramPart {
    static let standardCount = 1_000
    /// A worker makes its projects again.
    static let batchSize = 500
    static let isRepeatable = false

    let seed: UInt64
    let program: Program

    /// The changes to the sources since the cache was written.
    private enum Change: String, CaseIterable {
        case nothing, time, body, declaration, file, error
    }

    private static let count = 40

    private func random(_ number: Int) -> RandomSource {
        RandomSource(seed: seed ^ (UInt64(number) &* 0xD1B5_4A32_D192_ED03))
    }

    private func change(_ number: Int) -> Change { Change.allCases[number % Change.allCases.count] }

    func describe(_ number: Int) -> String { "a damaged cache, with this changed since: \(change(number).rawValue)" }

    func keep(_ number: Int, in folder: Folder) throws {
        let project = folder.folder("project")
        let files = try prepare(change(number), project)
        var random = random(number)
        for (name, bytes) in damage(files, &random) { try folder.write(bytes, "damaged/\(name)") }
    }

    private static let command = ["analyze"] + MovingProject.arguments + ["--cache-path", "cache"]

    /// Makes a project with a cache, and changes it. Returns the files of the cache.
    private func prepare(_ change: Change, _ folder: Folder) throws -> [(name: String, bytes: [UInt8])] {
        folder.empty()
        let sources = folder.folder("Sources")
        try MovingProject.write(Self.count, version: 2, to: sources)
        usleep(200_000)
        _ = program.run(Self.command, in: folder)
        let first = MovingProject.source(0, version: 2)
        switch change {
        case .nothing: break
        case .time: try sources.write(first, "File0.swift")
        case .body: try sources.write(first.replacingOccurrences(of: "print(1002)", with: "print(1003)"), "File0.swift")
        case .declaration: try sources.write(MovingProject.source(0, version: 4), "File0.swift")
        case .file: try sources.write(MovingProject.source(Self.count, version: 2), "File\(Self.count).swift")
        case .error: try sources.write(MovingProject.source(0, version: 3), "File0.swift")
        }
        usleep(200_000)
        let cache = folder.folder("cache")
        return cache.names.compactMap { name in cache.read(name).map { (name, $0) } }
    }

    func check(_ number: Int, in scratch: Folder) -> InputReport {
        let change = change(number)
        let folder = scratch.folder(change.rawValue)
        var report = InputReport(number: number, workload: 0)
        do {
            // The original cache is kept beside it. Each input damages a copy.
            if scratch.read("\(change.rawValue).expected") == nil {
                let files = try prepare(change, folder)
                for file in files { try scratch.write(file.bytes, "\(change.rawValue).cache/\(file.name)") }
                let expected = program.run(Self.command.dropLast(2) + ["--no-cache"], in: folder)
                try scratch.write(
                    "\(expected.status)\n" + String(decoding: expected.output, as: UTF8.self),
                    "\(change.rawValue).expected")
            }
            let whole = scratch.folder("\(change.rawValue).cache")
            var random = random(number)
            let files = whole.names.compactMap { name in whole.read(name).map { (name, $0) } }
            guard !files.isEmpty else {
                report.problems.append("there is no cache")
                return report
            }
            let cache = folder.folder("cache")
            cache.empty()
            for (name, bytes) in damage(files, &random) { try cache.write(bytes, name) }
            let outcome = program.run(Self.command, in: folder)
            if outcome.isHang { report.problems.append("hang: a damaged cache") }
            if outcome.signal != 0 {
                report.problems.append(
                    "crash: signal \(outcome.signal): \(String(decoding: outcome.errors.suffix(300), as: UTF8.self))")
            }
            let said = "\(outcome.status)\n" + String(decoding: outcome.output, as: UTF8.self)
            if said != scratch.text("\(change.rawValue).expected") {
                report.problems.append("with this cache dpend says something else than without")
            }
            if !outcome.errors.isEmpty {
                report.problems.append(
                    "with this cache dpend says: \(String(decoding: outcome.errors.prefix(300), as: UTF8.self))")
            }
            if let leftover = cache.names.first(where: CommandCheck.isLeftover) {
                report.problems.append("'\(leftover)' is left")
            }
            report.count("damaged files", damagedFiles(files, number))
        } catch {
            report.problems.append("\(error)")
        }
        return report
    }

    private func damagedFiles(_ files: [(name: String, bytes: [UInt8])], _ number: Int) -> Int {
        var random = random(number)
        return zip(files, damage(files, &random)).count { $0.bytes != $1.bytes }
    }

    /// Damages one or more of the files.
    private func damage(_ files: [(name: String, bytes: [UInt8])], _ random: inout RandomSource) -> [(
        name: String, bytes: [UInt8]
    )] {
        var files = files
        for _ in 0...random.number(below: 2) {
            let position = random.number(below: files.count)
            let other = files[random.number(below: files.count)].bytes
            Self.damage(&files[position].bytes, other, &random)
        }
        return files
    }

    private static func damage(_ bytes: inout [UInt8], _ other: [UInt8], _ random: inout RandomSource) {
        guard !bytes.isEmpty else { return }
        func place() -> Int {
            random.number(below: 4) == 0
                ? random.number(below: min(64, bytes.count)) : random.number(below: bytes.count)
        }
        switch random.number(below: 8) {
        case 0, 1, 2: for _ in 0...random.number(below: 4) { bytes[place()] ^= UInt8(1 << random.number(below: 8)) }
        case 3: bytes.removeSubrange(place()...)
        case 4: bytes = other
        case 5:
            // A part of another file, or of another position.
            let start = place()
            let length = min(1 + random.number(below: 256), bytes.count - start)
            let from = other.isEmpty ? 0 : random.number(below: other.count)
            bytes.replaceSubrange(start..<(start + length), with: other[from..<min(from + length, other.count)])
        case 6:
            let start = place()
            for position in start..<min(start + 1 + random.number(below: 64), bytes.count) {
                bytes[position] = random.number(below: 2) == 0 ? 0 : 0xFF
            }
        default: bytes += other.prefix(random.number(below: 512))
        }
    }
}
