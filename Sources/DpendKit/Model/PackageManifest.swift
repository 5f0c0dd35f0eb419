/// The targets that a `Package.swift` declares, as far as they can be read without running it.
struct PackageManifest: Sendable {
    /// The manifest's path, as it is printed.
    var path: String
    var targets: [Target] = []
    var products: [Product] = []
    /// The platforms that it says it is for.
    var platforms: [Platform] = []
    /// The first place that declares targets in a way that only running the manifest could tell.
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
        /// The folder, relative to the package; nil for the one that SwiftPM expects.
        var path: String?
        /// The only files and folders that count, relative to the target's folder; nil for all.
        var sources: [String]?
        /// The files and folders that do not count, relative to the target's folder.
        var exclude: [String] = []
        var kind = Kind.library
        var isTest: Bool { kind == .test }
        /// The names of the targets and products that it depends on; nil where only running the manifest could tell.
        var dependencies: [String]? = []
        /// Where the manifest declares it.
        var location = SourceLocation(path: "", line: 1, column: 1)
        /// Whether its settings isolate to the main actor each declaration that says nothing of it.
        var isOnMainActor = false

        /// The name that `import` knows.
        var moduleName: String { PackageManifest.moduleName(of: name) }

        enum Kind: Sendable {
            case library, executable, test
            /// Macros and plugins, which run while others are built.
            case tool
        }
    }

    /// The name by which `import` knows a target: SwiftPM and Xcode put `_` for each character that cannot stand in one.
    static func moduleName(of target: String) -> String {
        let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }
}
