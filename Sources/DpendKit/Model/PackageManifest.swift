/// The targets that a `Package.swift` declares, as far as dpend can read them without running it.
struct PackageManifest: Sendable {
    /// The manifest's path, as it is printed.
    var path: String
    var targets: [Target] = []
    var products: [Product] = []
    /// The platforms that it declares.
    var platforms: [Platform] = []
    /// The conditions that it sets for all targets.
    var conditions = PackageConditions()
    /// The first place that declares targets in a way that only running the manifest could evaluate.
    var undecidable: SourceLocation?

    /// Whether the products could be read.
    var areProductsKnown = true

    /// A name by which other packages depend on targets.
    struct Product: Sendable {
        var name: String
        /// The names of its targets.
        var targets: [String]
    }

    /// A target, which is one Swift module.
    struct Target: Sendable {
        var name: String
        /// The folder, relative to the package; nil for the folder that SwiftPM expects.
        var path: String?
        /// The only files and folders that belong to it, relative to the target's folder; nil for all.
        var sources: [String]?
        /// The files and folders that do not belong to it, relative to the target's folder.
        var exclude: [String] = []
        var kind = Kind.library
        var isTest: Bool { kind == .test }
        /// The names of the targets and products that it depends on; nil if only running the manifest could evaluate
        /// them.
        var dependencies: [String]? = []
        /// Where the manifest declares it.
        var location = SourceLocation(path: "", line: 1, column: 1)
        /// Whether its settings isolate declarations to the main actor by default.
        var isOnMainActor = false
        /// The conditions that only its own settings set.
        var conditions = PackageConditions()

        /// The name in `import`.
        var moduleName: String { PackageManifest.moduleName(of: name) }

        enum Kind: Sendable {
            case library, executable, test
            /// Macros and plugins, which run during a build.
            case tool
        }
    }

    /// The name of a target in `import`: SwiftPM and Xcode replace each character that names cannot contain with `_`.
    static func moduleName(of target: String) -> String {
        let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }
}
