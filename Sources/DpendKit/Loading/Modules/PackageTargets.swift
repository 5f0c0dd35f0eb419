import Foundation

/// The targets of packages by their folders.
struct PackageTargets: Sendable {
    struct Target: Hashable, Sendable {
        var package: Int
        var position: Int
        var moduleName: String
        var isOnMainActor: Bool?
        /// The absolute path of the folder.
        var folder: String

        /// Identifies a target, regardless of its folders.
        struct Identifier: Hashable {
            var package: Int
            var position: Int
        }

        var identifier: Identifier { Identifier(package: package, position: position) }
    }

    private var manifests: [PackageManifest] = []
    private var packagesByFolder: [String: Int] = [:]
    /// There are several if targets divide a folder with `sources`.
    private var targetsByFolder: [String: [Target]] = [:]

    /// Whether there is no package.
    var isEmpty: Bool { manifests.isEmpty }

    init(_ packages: [(folder: String, manifest: PackageManifest)]) {
        for (folder, manifest) in packages.sorted(by: { $0.folder < $1.folder }) where packagesByFolder[folder] == nil {
            packagesByFolder[folder] = manifests.count
            add(manifest, folder)
            manifests.append(manifest)
        }
    }

    private mutating func add(_ manifest: PackageManifest, _ folder: String) {
        // The only target of a package may have its sources directly in 'Sources'.
        let isOnly = manifest.undecidable == nil && manifest.targets.count { !$0.isTest } == 1
        let isOnlyTest = manifest.undecidable == nil && manifest.targets.count { $0.isTest } == 1
        for (position, target) in manifest.targets.enumerated() {
            var paths = target.path.map { [$0] } ?? []
            if target.path == nil {
                let roots = target.isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs", "Plugins"]
                paths = roots.map { "\($0)/\(target.name)" }
                let root = target.isTest ? "Tests" : "Sources"
                if target.isTest ? isOnlyTest : isOnly, FileStatus("\(folder)/\(root)/\(target.name)") == nil { paths.append(root) }
            }
            for path in paths {
                let own = AbsolutePath.of(path, from: folder)
                // A folder of an inner package does not belong to this package.
                if let other = targetsByFolder[own]?.first, other.package != manifests.count { continue }
                targetsByFolder[own, default: []].append(
                    Target(
                        package: manifests.count, position: position, moduleName: target.moduleName,
                        isOnMainActor: target.isOnMainActor ? true : nil, folder: own))
            }
        }
    }

    /// The innermost target around a folder, within the nearest package.
    func target(ofFolder folder: String) -> Target? { targets(ofFolder: folder).first }

    /// The targets around a folder, innermost first, within the nearest package.
    func targets(ofFolder folder: String) -> [Target] {
        var folder = folder
        var result: [Target] = []
        while true {
            result += targetsByFolder[folder] ?? []
            // A package within a target's folder does not belong to the target.
            if packagesByFolder[folder] != nil || folder == "/" || folder.isEmpty { return result }
            folder = (folder as NSString).deletingLastPathComponent
        }
    }

    /// The manifest's declaration of a target.
    func declaration(of target: Target) -> PackageManifest.Target { manifests[target.package].targets[target.position] }

    /// The conditions for the sources of a target.
    func conditions(of target: Target) -> PackageConditions {
        var result = manifests[target.package].conditions
        let own = declaration(of: target).conditions
        result.languageMode = own.languageMode ?? result.languageMode
        result.features.formUnion(own.features)
        result.defines.formUnion(own.defines)
        return result
    }

    /// All targets, once for each possible folder.
    var all: [Target] {
        targetsByFolder.values.joined().sorted { ($0.package, $0.position, $0.folder) < ($1.package, $1.position, $1.folder) }
    }

    /// The contents of manifests, in the order of their folders.
    var packages: [PackageManifest] { manifests }

    /// Whether all targets of a target's package are known.
    func isDecided(_ target: Target) -> Bool { manifests[target.package].undecidable == nil }

    /// Whether all targets of all packages are known.
    var areAllDecided: Bool { manifests.allSatisfy { $0.undecidable == nil } }

    /// The place that declares a target.
    func location(of target: Target) -> SourceLocation { manifests[target.package].targets[target.position].location }

    /// The targets that code of a target can import, directly or indirectly, and the target itself. Code outside of packages can
    /// import all targets except tests. Without a home all targets are included.
    func targets(reachedFrom home: Target?, isOutside: Bool) -> Set<Target.Identifier> {
        let all = manifests.indices.flatMap { package in
            manifests[package].targets.indices.map { Target.Identifier(package: package, position: $0) }
        }
        guard let home else { return Set(isOutside ? all.filter { !manifests[$0.package].targets[$0.position].isTest } : all) }
        var reached: Set<Target.Identifier> = [home.identifier]
        var open = [home.identifier]
        while let next = open.popLast() {
            for other in dependencies(of: next, among: all) where reached.insert(other).inserted { open.append(other) }
        }
        return reached
    }

    private func dependencies(of target: Target.Identifier, among all: [Target.Identifier]) -> [Target.Identifier] {
        guard let names = manifests[target.package].targets[target.position].dependencies else {
            return all.filter { !manifests[$0.package].targets[$0.position].isTest }
        }
        return names.flatMap { name -> [Target.Identifier] in
            let own = targets([name], of: target.package)
            if !own.isEmpty { return own }
            // A product of another package, whose products may be unreadable.
            return manifests.indices.filter { $0 != target.package }.flatMap { package in
                let products = manifests[package].products.filter { $0.name == name }
                let isAny = products.isEmpty && !manifests[package].areProductsKnown
                // SwiftPM adds products for some targets by itself.
                let implicit = products.isEmpty ? [name] : products.flatMap(\.targets)
                return targets(isAny ? manifests[package].targets.map(\.name) : implicit, of: package)
            }
        }
    }

    private func targets(_ names: [String], of package: Int) -> [Target.Identifier] {
        manifests[package].targets.indices.filter { names.contains(manifests[package].targets[$0].name) }
            .map { Target.Identifier(package: package, position: $0) }
    }

    /// The place in the nearest manifest around a folder that only running the manifest could evaluate.
    func undecidable(around folder: String) -> SourceLocation? {
        var folder = folder
        while packagesByFolder[folder] == nil, folder != "/", !folder.isEmpty { folder = (folder as NSString).deletingLastPathComponent }
        return packagesByFolder[folder].flatMap { manifests[$0].undecidable }
    }

    /// Whether a file in a target's folder belongs to the target.
    func contains(_ path: String, in target: Target) -> Bool {
        let declaration = manifests[target.package].targets[target.position]
        func isBelow(_ relative: String) -> Bool {
            let other = AbsolutePath.of(relative, from: target.folder)
            return path == other || path.hasPrefix(other + "/")
        }
        if declaration.exclude.contains(where: isBelow) { return false }
        return declaration.sources.map { $0.contains(where: isBelow) } ?? true
    }
}
