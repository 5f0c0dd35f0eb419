import Foundation

/// The platform that sources are written for, to judge by the frameworks that they import.
struct PlatformEvidence {
    let platform: Platform
    /// The frameworks that tell it, as `AppKit or Cocoa`.
    let frameworks: String
    /// How many files import one of them.
    let fileCount: Int

    private static let frameworks: [(name: String, platform: Platform)] = [
        ("UIKit", .ios), ("AppKit", .macos), ("Cocoa", .macos), ("WatchKit", .watchos), ("TVUIKit", .tvos),
    ]

    /// What speaks for one platform and not as much for others; nil when nothing does.
    ///
    /// The bytes are searched, since imports may stand behind `#if` for a platform that is not known yet.
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
        guard let (platform, count) = counts.first(where: { $0.value * 3 > total * 2 }), count * 100 >= paths.count else {
            return nil
        }
        let names = frameworks.filter { $0.platform == platform }.map(\.name)
        return PlatformEvidence(platform: platform, frameworks: names.joined(separator: " or "), fileCount: count)
    }

    private static func imports(_ framework: String, _ source: Data) -> Bool {
        guard let range = source.range(of: Data("import \(framework)".utf8)) else { return false }
        // `import UIKitExtensions` is something else.
        let next = source[range.upperBound...].first.map(Unicode.Scalar.init)
        return next.map { !$0.properties.isXIDContinue } ?? true
    }
}
