import DpendKit
import Foundation

/// Reads files with and without the bodies of functions, and compares all facts and places.
struct DifferentialCheck {
    let folders: [String]

    /// The number of files in memory.
    private static let chunkSize = 200

    /// Prints each file with a difference, and returns whether there is none.
    func run() -> Bool {
        var whole = ReadingOptions()
        whole.parsesBodies = true
        var options = ResolutionOptions()
        options.platform = .linux
        let skipping = FactoryLoader(options: options)
        let parsing = FactoryLoader(options: options, reading: whole)
        var count = 0
        var different = 0
        var times = (skipping: 0.0, parsing: 0.0)
        var rest = paths()[...]
        while !rest.isEmpty {
            let sources = rest.prefix(Self.chunkSize).compactMap(Self.source)
            rest = rest.dropFirst(Self.chunkSize)
            let (start, skipped) = (Date(), skipping.load(sources))
            let (middle, parsed) = (Date(), parsing.load(sources))
            times.skipping += middle.timeIntervalSince(start)
            times.parsing += Date().timeIntervalSince(middle)
            count += sources.count
            guard skipped != parsed else { continue }
            for (left, right) in zip(skipped, parsed) where left != right {
                different += 1
                print("different without its bodies: \(left.path)")
            }
        }
        print(
            "\(count) files, \(different) of them different; \(String(format: "%.2f s without bodies, %.2f s whole", times.skipping, times.parsing))"
        )
        return count > 0 && different == 0
    }

    private func paths() -> [String] {
        folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
                .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        }
    }

    private static func source(_ path: String) -> SourceFile? {
        FileManager.default.contents(atPath: path).flatMap { String(bytes: $0, encoding: .utf8) }.map {
            SourceFile(path: path, text: $0)
        }
    }
}
