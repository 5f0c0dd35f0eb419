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
    /// The positions of each manifest's targets.
    private var positionsByName: [[String: [Int]]] = []

    /// Whether there is no package.
    var isEmpty: Bool { manifests.isEmpty }

    init(_ packages: [(folder: String, manifest: PackageManifest)]) {
        for (folder, manifest) in packages.sorted(by: { $0.folder < $1.folder }) where packagesByFolder[folder] == nil {
            packagesByFolder[folder] = manifests.count
            add(manifest, folder)
            manifests.append(manifest)
            positionsByName.append(Dictionary(grouping: manifest.targets.indices) { manifest.targets[$0].name })
        }
    }

    private mutating func add(_ manifest: PackageManifest, _ folder: String) {
        // The only target of a package may have its sources directly in 'Sources'.
        let isOnly = manifest.undecidable == nil && manifest.targets.count { !$0.isTest } == 1
        let isOnlyTest = manifest.undecidable == nil && manifest.targets.count { $0.isTest } == 1
        for (position, target) in manifest.targets.enumerated() {
            var paths = target.path.map { [$0] } ?? []
            if target.path == nil {
                let roots =
                    target.isTest
                    ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs", "Plugins"]
                paths = roots.map { "\($0)/\(target.name)" }
                let root = target.isTest ? "Tests" : "Sources"
                if target.isTest ? isOnlyTest : isOnly, FileStatus("\(folder)/\(root)/\(target.name)") == nil {
                    paths.append(root)
                }
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

    /// The targets by their folders.
    var byFolder: [String: [Target]] { targetsByFolder }

    /// Whether a folder is the folder of a package.
    func isPackage(_ folder: String) -> Bool { packagesByFolder[folder] != nil }

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
        targetsByFolder.values.joined().sorted {
            ($0.package, $0.position, $0.folder) < ($1.package, $1.position, $1.folder)
        }
    }

    /// The contents of manifests, in the order of their folders.
    var packages: [PackageManifest] { manifests }

    /// Whether all targets of a target's package are known.
    func isDecided(_ target: Target) -> Bool { manifests[target.package].undecidable == nil }

    /// Whether all targets of all packages are known.
    var areAllDecided: Bool { manifests.allSatisfy { $0.undecidable == nil } }

    /// The place that declares a target.
    func location(of target: Target) -> SourceLocation { manifests[target.package].targets[target.position].location }

    /// The targets that code of a target can import, directly or indirectly, and the target itself. Code outside of
    /// packages can import all targets except tests. Without a home all targets are included.
    func targets(reachedFrom home: Target?, isOutside: Bool) -> Set<Target.Identifier> {
        guard let home else { return identifiers { !isOutside || !$0.isTest } }
        var reached: Set<Target.Identifier> = [home.identifier]
        var open = [home.identifier]
        var isAnyOpen = false
        while let next = open.popLast() {
            guard let names = manifests[next.package].targets[next.position].dependencies else {
                // Unknown dependencies may be all targets.
                if !isAnyOpen { open += identifiers { !$0.isTest }.filter { reached.insert($0).inserted } }
                isAnyOpen = true
                continue
            }
            for other in names.flatMap({ dependencies(named: $0, of: next.package) })
            where reached.insert(other).inserted { open.append(other) }
        }
        return reached
    }

    private func identifiers(where isWanted: (PackageManifest.Target) -> Bool) -> Set<Target.Identifier> {
        var result: Set<Target.Identifier> = []
        for (package, manifest) in manifests.enumerated() {
            for (position, target) in manifest.targets.enumerated() where isWanted(target) {
                result.insert(Target.Identifier(package: package, position: position))
            }
        }
        return result
    }

    private func dependencies(named name: String, of package: Int) -> [Target.Identifier] {
        let own = targets([name], of: package)
        if !own.isEmpty { return own }
        // A product of another package, whose products may be unreadable.
        return manifests.indices.filter { $0 != package }.flatMap { package in
            let products = manifests[package].products.filter { $0.name == name }
            let isAny = products.isEmpty && !manifests[package].areProductsKnown
            // SwiftPM adds products for some targets by itself.
            let implicit = products.isEmpty ? [name] : products.flatMap(\.targets)
            return targets(isAny ? manifests[package].targets.map(\.name) : implicit, of: package)
        }
    }

    private func targets(_ names: [String], of package: Int) -> [Target.Identifier] {
        names.flatMap { positionsByName[package][$0] ?? [] }.map { Target.Identifier(package: package, position: $0) }
    }

    /// The place in the nearest manifest around a folder that only running the manifest could evaluate.
    func undecidable(around folder: String) -> SourceLocation? {
        var folder = folder
        while packagesByFolder[folder] == nil, folder != "/", !folder.isEmpty {
            folder = (folder as NSString).deletingLastPathComponent
        }
        return packagesByFolder[folder].flatMap { manifests[$0].undecidable }
    }
}
