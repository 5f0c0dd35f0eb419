import Foundation
import Testing

@testable import DpendKit

/// Files that change while dpend reads them, or that others replace, leave nothing wrong in the cache.
@Suite struct UnsteadyFilesTests {
    @Test func verdictOnAnotherFolderIsNotKept() throws {
        try Self.withProject { project in
            // The statuses belong to one folder, and the texts to the other.
            let preparation = try project.preparation()
            try project.link("Mended")
            #expect(try project.finish(preparation) == [])
            try project.link("Broken")
            #expect(try project.finish(project.preparation()) == ["unsatisfied-dependency"])
        }
    }

    /// The same when an earlier run knows both contents.
    @Test func verdictOnKnownContentOfAnotherFolderIsNotKept() throws {
        try Self.withProject { project in
            for folder in ["Mended", "Broken"] {
                try project.link(folder)
                _ = try project.finish(project.preparation(options: ["A"]))
            }
            let preparation = try project.preparation()
            try project.link("Mended")
            _ = try project.finish(preparation)
            try project.link("Broken")
            #expect(try project.finish(project.preparation()) == ["unsatisfied-dependency"])
        }
    }

    @Test func factsOfAnotherFolderAreNotKept() throws {
        try Self.withProject { project in
            let preparation = try project.preparation()
            try project.link("Mended")
            _ = try project.finish(preparation)
            try project.link("Broken")
            // Other conditions have no verdict, but the same facts.
            #expect(try project.finish(project.preparation(options: ["A", "."])) == ["unsatisfied-dependency"])
        }
    }

    @Test func fileIsDescribedByItsHandle() throws {
        try Self.withProject { project in
            let path = project.folder.appendingPathComponent("Broken/a.swift").path
            let file = try InputFile.read(path, upTo: 1_000)
            #expect(file.status == FileStatus(path) && file.bytes.count == file.status?.size)
            #expect(throws: InputFile.Failure.tooLarge) { try InputFile.read(path, upTo: file.bytes.count - 1) }
            #expect(throws: InputFile.Failure.missing) { try InputFile.read("\(path)/b", upTo: 1) }
            #expect(throws: InputFile.Failure.notRegular(.device)) { try InputFile.read("/dev/zero", upTo: 1_000) }
            #expect(throws: InputFile.Failure.notRegular(.folder)) {
                try InputFile.read(project.folder.path, upTo: 1_000)
            }
        }
    }

    #if os(Linux)
        /// The size of a file that the system generates is 0, whatever its content.
        @Test func fileWithoutASizeIsReadToItsEnd() throws {
            let file = try InputFile.read("/proc/self/status", upTo: 1 << 20)
            #expect(String(decoding: file.bytes, as: UTF8.self).contains("VmPeak"))
            #expect(throws: InputFile.Failure.tooLarge) { try InputFile.read("/proc/self/status", upTo: 10) }
        }
    #endif

    /// If any byte of a cache file changes, the result stays the same.
    @Test func eachByteOfTheCacheIsChecked() throws {
        try Self.withProject { project in
            let expected = try project.finish(project.preparation())
            let cache = project.folder.appendingPathComponent("cache")
            let names = try FileManager.default.contentsOfDirectory(atPath: cache.path).sorted()
            let files = try names.map { try Data(contentsOf: cache.appendingPathComponent($0)) }
            #expect(names.count == 3)
            for number in names.indices {
                for position in files[number].indices {
                    var bytes = files[number]
                    bytes[position] ^= UInt8(1 << (position % 8))
                    for other in names.indices {
                        try (other == number ? bytes : files[other]).write(
                            to: cache.appendingPathComponent(names[other]))
                    }
                    // Without the verdicts, the facts are required.
                    if names[number].hasPrefix("facts") {
                        for name in names where name.hasPrefix("run") {
                            try FileManager.default.removeItem(at: cache.appendingPathComponent(name))
                        }
                    }
                    #expect(
                        try project.finish(project.preparation()) == expected, "byte \(position) of \(names[number])")
                }
            }
        }
    }

    /// Two folders with a file of the same name, and a link to one of them.
    private struct Project {
        let folder: URL

        func link(_ name: String) throws {
            let link = folder.appendingPathComponent("Sources")
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: name)
        }

        func preparation(options filters: [String] = ["."]) throws -> ResolutionRun.Preparation {
            var options = ResolutionOptions()
            options.implicitFilters = filters
            options.platform = .linux
            var reading = ReadingOptions()
            reading.cache = CacheFolder(path: folder.appendingPathComponent("cache").path)
            return try ResolutionRun.Preparation(
                inputs: SourceInputs(paths: [folder.appendingPathComponent("Sources").path]), libraries: [],
                options: options, outputPaths: [],
                reading: reading, observer: RunObserver())
        }

        /// The problems that a run finds. The run is stored as usual.
        func finish(_ preparation: ResolutionRun.Preparation) throws -> [String] {
            let sources = preparation.verdict == nil ? try preparation.loader.read(preparation.found.files) : nil
            let saving = sources?.save()
            defer { saving?.wait() }
            return try ResolutionRun(preparation, sources: sources).verdict.diagnostics.map(\.rule.identifier)
        }
    }

    private static func withProject(_ body: (Project) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dpend-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let texts = ["Broken": "final class A { init(b: Missing) {} }\n", "Mended": "final class A { init() {} }\n"]
        for (name, text) in texts {
            let inner = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: inner.appendingPathComponent("a.swift"))
        }
        let project = Project(folder: folder)
        try project.link("Broken")
        // A recent change is not stored by its status.
        Thread.sleep(forTimeInterval: 0.3)
        try body(project)
    }
}
