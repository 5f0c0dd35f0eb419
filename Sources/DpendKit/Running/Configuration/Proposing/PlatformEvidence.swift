import Foundation

/// The platform of sources, according to the frameworks that they import.
struct PlatformEvidence {
    let platform: Platform
    /// The frameworks that show it, such as `AppKit or Cocoa`.
    let frameworks: String
    /// The number of files that import one of them.
    let fileCount: Int

    private static let frameworks: [(name: String, platform: Platform)] = [
        ("UIKit", .ios), ("AppKit", .macos), ("Cocoa", .macos), ("WatchKit", .watchos), ("TVUIKit", .tvos),
    ]

    /// The evidence for the platform that has more than two thirds of these imports; nil if none has, or too few files
    /// import it.
    ///
    /// The bytes are searched, because imports may be in an `#if` clause for a platform that is not known yet.
    static func find(in paths: [String]) -> PlatformEvidence? {
        var counts: [Platform: Int] = [:]
        for path in paths {
            guard let bytes = try? InputFile.read(path, upTo: InputLimit.source.size).bytes else { continue }
            let data = Data(bytes)
            for platform in Set(frameworks.filter { imports($0.name, data) }.map(\.platform)) {
                counts[platform, default: 0] += 1
            }
        }
        let total = counts.values.reduce(0, +)
        guard let (platform, count) = counts.first(where: { $0.value * 3 > total * 2 }), count * 100 >= paths.count
        else {
            return nil
        }
        let names = frameworks.filter { $0.platform == platform }.map(\.name)
        return PlatformEvidence(platform: platform, frameworks: names.joined(separator: " or "), fileCount: count)
    }

    private static func imports(_ framework: String, _ source: Data) -> Bool {
        guard let range = source.range(of: Data("import \(framework)".utf8)) else { return false }
        // `import UIKitExtensions` is a different import.
        let next = source[range.upperBound...].first.map(Unicode.Scalar.init)
        return next.map { !$0.properties.isXIDContinue } ?? true
    }
}
