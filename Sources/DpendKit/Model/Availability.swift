/// The first versions of platforms in which a declaration exists, as its `@available` attributes have them.
package struct Availability: Sendable, Hashable {
    /// Sorted by platform, each platform once.
    package private(set) var introductions: [Introduction] = []

    /// A platform, as `@available` writes it, and its first version.
    package struct Introduction: Sendable, Hashable {
        package var platform: String
        package var version: VersionNumber
    }

    /// The names of platforms in `@available`.
    static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "Android", "Windows"]

    /// A declaration that exists everywhere.
    static let always = Availability()

    package var isAlways: Bool { introductions.isEmpty }

    /// The name of a platform in attributes; nil for a name that is not a platform.
    static func platform(_ name: String) -> String? { name == "OSX" ? "macOS" : platforms.contains(name) ? name : nil }

    mutating func insert(_ introduction: Introduction) {
        if let known = introductions.firstIndex(where: { $0.platform == introduction.platform }) {
            introductions[known].version = max(introductions[known].version, introduction.version)
        } else {
            introductions.append(introduction)
            introductions.sort { $0.platform < $1.platform }
        }
    }

    /// Requires another declaration as well.
    mutating func formUnion(_ other: Availability) { for introduction in other.introductions { insert(introduction) } }

    func union(_ other: Availability) -> Availability {
        if isAlways { return other }
        var result = self
        result.formUnion(other)
        return result
    }

    /// Whether the other declaration exists wherever this one does.
    func covers(_ other: Availability) -> Bool { union(other) == self }

    /// The introductions that are newer than a run's deployment targets.
    func introductions(on targets: [Platform: VersionNumber]) -> [(
        introduction: Introduction, target: DeploymentTarget
    )] {
        introductions.compactMap { introduction in
            guard let platform = Platform(rawValue: introduction.platform.lowercased()),
                let version = targets[platform],
                version < introduction.version
            else { return nil }
            return (introduction, DeploymentTarget(platform: platform, version: version))
        }
    }
}

extension Availability: CustomStringConvertible {
    /// `iOS 26, macOS 26`
    package var description: String { introductions.map { "\($0.platform) \($0.version)" }.joined(separator: ", ") }
}
