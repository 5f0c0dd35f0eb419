import Foundation

/// Finds the packages that sources belong to, and so the Swift module of each source (semantics, section 1).
///
/// A package counts when its `Package.swift` is among the sources, or is the next one above an input; a folder with `.git` ends
/// the search.
struct ModuleLocator {
    private let options: ResolutionOptions
    private let workingFolder: String

    init(options: ResolutionOptions, workingFolder: String = FileManager.default.currentDirectoryPath) {
        self.options = options
        self.workingFolder = workingFolder
    }

    /// Whether a file has the name of a manifest, `Package.swift` or `Package@swift-5.9.swift`.
    static func mayBeManifest(_ path: String) -> Bool {
        guard path.utf8.count >= 13, path.hasSuffix(".swift") else { return false }
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
        return name == "Package.swift" || name.hasPrefix("Package@swift")
    }

    /// The manifests above the inputs, each once, as one would type their paths.
    func manifestsAbove(_ inputs: [String]) -> [String] {
        let home = NSHomeDirectory()
        var visited: Set<String> = []
        var found: [String] = []
        for input in inputs {
            var path = input.hasSuffix(".swift") ? (input as NSString).deletingLastPathComponent : input
            var folder = absolute(path)
            while visited.insert(folder).inserted {
                let manifest = path.isEmpty ? "Package.swift" : path.hasSuffix("/") ? path + "Package.swift" : "\(path)/Package.swift"
                if FileStatus(manifest) != nil {
                    found.append(manifest)
                    break
                }
                if folder == "/" || folder == home || FileStatus(folder + "/.git") != nil { break }
                folder = (folder as NSString).deletingLastPathComponent
                path = path.hasPrefix("/") ? folder : Self.parent(of: path)
            }
        }
        return Set(found).sorted()
    }

    private static func parent(of path: String) -> String {
        var components = path.split(separator: "/").filter { $0 != "." }
        if let last = components.last, last != ".." {
            components.removeLast()
        } else {
            components.append("..")
        }
        return components.joined(separator: "/")
    }

    /// A path from the root, with `.` and `..` taken out; links are not followed.
    private func absolute(_ path: String) -> String {
        if !path.hasPrefix("/") { return absolute("\(workingFolder)/\(path)") }
        guard path.contains("/.") || path.contains("//") || path.hasSuffix("/") else { return path }
        var components: [Substring] = []
        for component in path.split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return "/" + components.joined(separator: "/")
    }

    // MARK: Assigning

    /// The modules of files, as manifests declare them.
    struct Located {
        var modules: SourceModules
        /// The places of manifests that would have to be run to tell the modules of all files.
        var undecidable: [SourceLocation] = []
        /// The files that lie in the folders of targets and that no target has among its sources: nothing compiles them.
        var leftOut: Set<String> = []
    }

    /// Tells the modules of files, which need not exist.
    ///
    /// - Parameter named: The files that the user names one by one, which are never left out.
    /// - Throws: ``InputError`` of usage for sources of several modules when code has to be generated for one of them, and nothing
    ///   says for which.
    func modules(of paths: [String], named: Set<String> = [], manifests: [PackageManifest]) throws(InputError) -> Located {
        guard !manifests.isEmpty else { return Located(modules: SourceModules(only: options.moduleName ?? "")) }
        let packages = Packages(manifests.map { (absolute(($0.path as NSString).deletingLastPathComponent), $0) })
        var targets: [Packages.Target?] = []
        targets.reserveCapacity(paths.count)
        var folders: [Substring: (absolute: String, targets: [Packages.Target])] = [:]
        var leftOut: Set<String> = []
        var undecidable: Set<SourceLocation> = []
        for path in paths {
            let slash = path.lastIndex(of: "/")
            let folder = slash.map { path[..<$0] } ?? ""
            let known = folders[folder] ?? {
                let folder = absolute(String(folder))
                return (folder, packages.targets(ofFolder: folder))
            }()
            folders[folder] = known
            let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
            let target = known.targets.first { packages.contains("\(known.absolute)/\(name)", in: $0) }
            targets.append(target)
            if target == nil, let around = known.targets.first, packages.isDecided(around), !named.contains(path) { leftOut.insert(path) }
            if known.targets.isEmpty, let location = packages.undecidable(around: known.absolute) { undecidable.insert(location) }
        }
        // A user who names only such a folder wants to see it.
        if leftOut.count == paths.count { leftOut = [] }
        let isKept = paths.map { !leftOut.contains($0) }
        let modules = try modules(
            of: zip(paths, isKept).filter(\.1).map(\.0), zip(targets, isKept).filter(\.1).map(\.0), packages)
        return Located(modules: modules, undecidable: undecidable.sorted(), leftOut: leftOut)
    }

    private func modules(
        of paths: [String], _ targets: [Packages.Target?], _ packages: Packages
    ) throws(InputError) -> SourceModules {
        let found = Set(targets.compactMap { $0 }).sorted { ($0.moduleName, $0.folder) < ($1.moduleName, $1.folder) }
        let names = Set(found.map(\.moduleName))
        let isAnyOutside = targets.contains { $0 == nil }
        if Set(found.map(\.identifier)).count <= 1, found.isEmpty || !isAnyOutside {
            return SourceModules(only: options.moduleName ?? names.first ?? "", isOnMainActor: found.first?.isOnMainActor)
        }
        // What belongs to no package is the application, which the options name.
        let outer = options.moduleName.flatMap { names.contains($0) ? nil : $0 } ?? ""
        var all: [SourceModules.Module] = isAnyOutside || (options.moduleName != nil && !outer.isEmpty) ? [.init(name: outer)] : []
        let homeTarget = homeTarget(among: found, packages)
        // A target does not depend on what belongs to no package.
        if isAnyOutside, homeTarget != nil, packages.areAllDecided { all[0].isReachable = false }
        let reachable = packages.targets(reachedFrom: homeTarget, isOutside: homeTarget == nil && isHomeKnown(among: found, isAnyOutside))
        var numbers: [Packages.Target.Identifier: Int] = [:]
        var numbersByName: [String: Int] = [:]
        // A name means the target that the home module can import.
        for target in found.filter({ reachable.contains($0.identifier) }) + found.filter({ !reachable.contains($0.identifier) })
        where numbers[target.identifier] == nil {
            let isReachable = reachable.contains(target.identifier)
            let location = packages.location(of: target)
            if let number = numbersByName[target.moduleName], all[number].isReachable == isReachable {
                numbers[target.identifier] = number
                all[number].declarations.append(location)
                continue
            }
            let name = numbersByName[target.moduleName] == nil
                ? target.moduleName : SourceModules.madeUpModule(target.moduleName, forFile: location.path)
            numbers[target.identifier] = all.count
            if numbersByName[target.moduleName] == nil { numbersByName[target.moduleName] = all.count }
            all.append(
                .init(
                    name: name, package: target.package, isOnMainActor: target.isOnMainActor, isReachable: isReachable,
                    declarations: [location]))
        }
        let home = try all.count == 1 ? 0 : home(among: all, numbersByName, homeTarget, isAnyOutside: isAnyOutside)
        var numbersByPath: [String: Int] = [:]
        for (path, target) in zip(paths, targets) {
            // What an application writes into a folder of its own belongs to it.
            numbersByPath[path] = target.flatMap { numbers[$0.identifier] } ?? (isAnyOutside && all[0].name.isEmpty ? 0 : home ?? 0)
        }
        return SourceModules(all, home: home, numbers: numbersByPath)
    }

    /// The target that generated code belongs to; nil where it is none of these, or one of several with the same name.
    private func homeTarget(among found: [Packages.Target], _ packages: Packages) -> Packages.Target? {
        let ofOutput = options.outputPath.flatMap { packages.target(ofFolder: (absolute($0) as NSString).deletingLastPathComponent) }
        guard let name = options.moduleName else { return ofOutput.flatMap { found.contains($0) ? $0 : nil } }
        let named = found.filter { $0.moduleName == name }
        if let ofOutput, named.contains(ofOutput) { return ofOutput }
        return Set(named.map(\.identifier)).count == 1 ? named[0] : nil
    }

    /// Whether generated code is known to belong to the sources of no package.
    private func isHomeKnown(among found: [Packages.Target], _ isAnyOutside: Bool) -> Bool {
        if let name = options.moduleName { return !found.contains { $0.moduleName == name } }
        return isAnyOutside && options.outputPath != nil
    }

    private func home(
        among all: [SourceModules.Module], _ numbers: [String: Int], _ target: Packages.Target?, isAnyOutside: Bool
    ) throws(InputError) -> Int? {
        if let name = options.moduleName { return numbers[name] ?? 0 }
        if let target, let number = numbers[target.moduleName] { return number }
        if options.outputPath == nil, options.mode != .library { return nil }
        return isAnyOutside && options.outputPath != nil ? 0 : try ambiguousHome(all)
    }

    private func ambiguousHome(_ all: [SourceModules.Module]) throws(InputError) -> Int? {
        let names = all.map(\.name).filter { !$0.isEmpty }.map { "'\($0)'" }
        let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? " and \(names.count - 6) more" : "")
        throw InputError(
            .usage,
            "the inputs belong to several Swift modules (\(shown)), and nothing says for which of them code is generated; name it with "
                + "'--module-name', or write the output into its folder")
    }

    /// The targets of packages by their folders.
    private struct Packages {
        struct Target: Hashable {
            var package: Int
            var position: Int
            var moduleName: String
            var isOnMainActor: Bool?
            /// The folder from the root.
            var folder: String

            /// Identifies a target, wherever its folders are.
            struct Identifier: Hashable {
                var package: Int
                var position: Int
            }

            var identifier: Identifier { Identifier(package: package, position: position) }
        }

        private var manifests: [PackageManifest] = []
        private var packagesByFolder: [String: Int] = [:]
        /// Several where targets divide a folder among them by their `sources`.
        private var targetsByFolder: [String: [Target]] = [:]

        init(_ packages: [(folder: String, manifest: PackageManifest)]) {
            for (folder, manifest) in packages.sorted(by: { $0.folder < $1.folder }) where packagesByFolder[folder] == nil {
                packagesByFolder[folder] = manifests.count
                add(manifest, folder)
                manifests.append(manifest)
            }
        }

        private mutating func add(_ manifest: PackageManifest, _ folder: String) {
            // The only target of a package may have its sources in 'Sources' itself.
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
                    let own = Self.joined(folder, path)
                    // A folder of an inner package is not one of this package's.
                    if let other = targetsByFolder[own]?.first, other.package != manifests.count { continue }
                    targetsByFolder[own, default: []].append(
                        Target(
                            package: manifests.count, position: position, moduleName: target.moduleName,
                            isOnMainActor: target.isOnMainActor ? true : nil, folder: own))
                }
            }
        }

        private static func joined(_ folder: String, _ path: String) -> String {
            var components = folder.split(separator: "/")
            for component in path.split(separator: "/") where component != "." {
                if component == ".." { _ = components.popLast() } else { components.append(component) }
            }
            return "/" + components.joined(separator: "/")
        }

        /// The target whose folder is around a folder, below the package that is nearest to it.
        func target(ofFolder folder: String) -> Target? { targets(ofFolder: folder).first }

        /// The targets whose folders are around a folder, innermost first, below the package that is nearest to it.
        func targets(ofFolder folder: String) -> [Target] {
            var folder = folder
            var result: [Target] = []
            while true {
                result += targetsByFolder[folder] ?? []
                // A package within a target's folder is not part of the target.
                if packagesByFolder[folder] != nil || folder == "/" || folder.isEmpty { return result }
                folder = (folder as NSString).deletingLastPathComponent
            }
        }

        /// Whether all targets of a target's package are known.
        func isDecided(_ target: Target) -> Bool { manifests[target.package].undecidable == nil }

        /// Whether all targets of all packages are known.
        var areAllDecided: Bool { manifests.allSatisfy { $0.undecidable == nil } }

        /// Where a target is declared.
        func location(of target: Target) -> SourceLocation { manifests[target.package].targets[target.position].location }

        /// The targets that code of a target can import, at whatever depth, and the target itself. Code outside of packages can
        /// import all but tests. Without a home all are shown.
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
                // A product of another package, which may be one whose products cannot be read.
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

        /// The place in the nearest manifest around a folder that would have to be run to tell its targets.
        func undecidable(around folder: String) -> SourceLocation? {
            var folder = folder
            while packagesByFolder[folder] == nil, folder != "/", !folder.isEmpty { folder = (folder as NSString).deletingLastPathComponent }
            return packagesByFolder[folder].flatMap { manifests[$0].undecidable }
        }

        /// Whether a target, around whose folder a file lies, has it among its sources.
        func contains(_ path: String, in target: Target) -> Bool {
            let declaration = manifests[target.package].targets[target.position]
            func isBelow(_ relative: String) -> Bool {
                let other = Self.joined(target.folder, relative)
                return path == other || path.hasPrefix(other + "/")
            }
            if declaration.exclude.contains(where: isBelow) { return false }
            return declaration.sources.map { $0.contains(where: isBelow) } ?? true
        }
    }
}
