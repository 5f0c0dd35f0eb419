/// The targets that a `Package.swift` declares, as far as they can be read without running it.
struct PackageManifest: Sendable {
    /// The manifest's path, as it is printed.
    var path: String
    var targets: [Target] = []
    /// The first place that declares targets in a way that only running the manifest could tell.
    var undecidable: SourceLocation?

    /// A target, which is one Swift module.
    struct Target: Sendable {
        var name: String
        /// The folder, relative to the package; nil for the one that SwiftPM expects.
        var path: String?
        /// The only files and folders that count, relative to the target's folder; nil for all.
        var sources: [String]?
        /// The files and folders that do not count, relative to the target's folder.
        var exclude: [String] = []
        var isTest = false
        /// Whether its settings isolate to the main actor each declaration that says nothing of it.
        var isOnMainActor = false

        /// The name that `import` knows: SwiftPM puts `_` for each character that cannot stand in one.
        var moduleName: String {
            let name = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
            return name.first?.isNumber == true ? "_" + name : name
        }
    }
}
