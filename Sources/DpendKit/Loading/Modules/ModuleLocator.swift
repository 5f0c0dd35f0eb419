import Foundation

/// Finds the packages of sources, and so the Swift module of each source (semantics, section 1).
///
/// A package counts if its `Package.swift` is among the sources, or is the nearest one above an input. A folder with
/// `.git` ends the search.
struct ModuleLocator {
    private let options: ResolutionOptions
    private let workingFolder = FileManager.default.currentDirectoryPath

    init(options: ResolutionOptions) {
        self.options = options
    }

    private func absolute(_ path: String) -> String { AbsolutePath.of(path, from: workingFolder) }

    /// The modules of files, as manifests declare them.
    struct Located {
        var modules: SourceModules
        /// The places in manifests that only running them could evaluate.
        var undecidable: [SourceLocation] = []
        /// The files in the folders of targets that do not belong to any target. No target compiles them.
        var leftOut: Set<String> = []
        /// The conditions that the package sets for its sources.
        var conditions = PackageConditions()
    }

    /// The modules of files, which need not exist.
    ///
    /// - Parameter named: The files that the user names one by one. They are never omitted.
    /// - Throws: ``InputError`` of usage for sources of several modules if code must be generated for one of them and
    ///   nothing says which.
    func modules(of paths: [String], named: Set<String> = [], packages: PackageTargets) throws(InputError) -> Located {
        guard !packages.isEmpty else { return Located(modules: SourceModules(only: options.moduleName ?? "")) }
        var targets: [PackageTargets.Target?] = []
        targets.reserveCapacity(paths.count)
        let targetFolders = TargetFolders(packages)
        var folders: [Substring: TargetFolders.Folder] = [:]
        var leftOut: Set<String> = []
        var undecidable: Set<SourceLocation> = []
        for path in paths {
            let slash = path.lastIndex(of: "/")
            let folder = slash.map { path[..<$0] } ?? ""
            let known = folders[folder] ?? targetFolders.folder(at: absolute(String(folder)))
            folders[folder] = known
            let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
            let target = targetFolders.target(ofFile: name, in: known)
            targets.append(target)
            if target == nil, let around = known.around, packages.isDecided(around), !named.contains(path) {
                leftOut.insert(path)
            }
            if known.around == nil, let location = packages.undecidable(around: known.path) {
                undecidable.insert(location)
            }
        }
        // A user who names only such a folder wants to see it.
        if leftOut.count == paths.count { leftOut = [] }
        let isKept = paths.map { !leftOut.contains($0) }
        let modules = try modules(
            of: zip(paths, isKept).filter(\.1).map(\.0), zip(targets, isKept).filter(\.1).map(\.0), packages)
        let found = Set(targets.compactMap { $0 })
        let home = homeTarget(among: Array(found), packages)
        let conditions = PackageConditions.common(
            (home.map { [$0] } ?? found.filter { !packages.declaration(of: $0).isTest }).map(packages.conditions))
        return Located(modules: modules, undecidable: undecidable.sorted(), leftOut: leftOut, conditions: conditions)
    }

    private func modules(
        of paths: [String], _ targets: [PackageTargets.Target?], _ packages: PackageTargets
    ) throws(InputError) -> SourceModules {
        let found = Set(targets.compactMap { $0 }).sorted { ($0.moduleName, $0.folder) < ($1.moduleName, $1.folder) }
        let names = Set(found.map(\.moduleName))
        let isAnyOutside = targets.contains { $0 == nil }
        if Set(found.map(\.identifier)).count <= 1, found.isEmpty || !isAnyOutside {
            let library = found.first.flatMap { packages.declaration(of: $0).kind == .executable ? nil : $0.package }
            return SourceModules(
                only: options.moduleName ?? names.first ?? "", package: library,
                isOnMainActor: found.first?.isOnMainActor)
        }
        // Sources outside of packages are the application, whose name the options give.
        let outer = options.moduleName.flatMap { names.contains($0) ? nil : $0 } ?? ""
        var all: [SourceModules.Module] =
            isAnyOutside || (options.moduleName != nil && !outer.isEmpty) ? [.init(name: outer)] : []
        let homeTarget = homeTarget(among: found, packages)
        // A target does not depend on sources outside of packages.
        if isAnyOutside, homeTarget != nil, packages.areAllDecided { all[0].isReachable = false }
        let reachable = packages.targets(
            reachedFrom: homeTarget, isOutside: homeTarget == nil && isHomeKnown(among: found, isAnyOutside))
        var numbers: [PackageTargets.Target.Identifier: Int] = [:]
        var numbersByName: [String: Int] = [:]
        // A name means the target that the home module can import.
        for target in found.filter({ reachable.contains($0.identifier) })
            + found.filter({ !reachable.contains($0.identifier) })
        where numbers[target.identifier] == nil {
            let isReachable = reachable.contains(target.identifier)
            let location = packages.location(of: target)
            if let number = numbersByName[target.moduleName], all[number].isReachable == isReachable {
                numbers[target.identifier] = number
                all[number].declarations.append(location)
                continue
            }
            let name =
                numbersByName[target.moduleName] == nil
                ? target.moduleName : SourceModules.madeUpModule(target.moduleName, forFile: location.path)
            numbers[target.identifier] = all.count
            if numbersByName[target.moduleName] == nil { numbersByName[target.moduleName] = all.count }
            all.append(
                .init(
                    name: name, package: target.package, isOnMainActor: target.isOnMainActor,
                    conditions: SourceConditions(options.completed(by: packages.conditions(of: target))),
                    isReachable: isReachable, declarations: [location]))
        }
        for target in found where packages.declaration(of: target).kind == .executable {
            guard let number = numbers[target.identifier], packages.areAllDecided else { continue }
            all[number].linked = Set(packages.targets(reachedFrom: target, isOutside: false).compactMap { numbers[$0] })
        }
        let home = try all.count == 1 ? 0 : home(among: all, numbersByName, homeTarget, isAnyOutside: isAnyOutside)
        var numbersByPath: [String: Int] = [:]
        for (path, target) in zip(paths, targets) {
            // Files that an application writes into its own folder belong to it.
            numbersByPath[path] =
                target.flatMap { numbers[$0.identifier] } ?? (isAnyOutside && all[0].name.isEmpty ? 0 : home ?? 0)
        }
        return SourceModules(all, home: home, numbers: numbersByPath)
    }

    /// The target that generated code belongs to; nil if it is none of these, or one of several with the same name.
    private func homeTarget(among found: [PackageTargets.Target], _ packages: PackageTargets) -> PackageTargets.Target?
    {
        let ofOutput = options.outputPath.flatMap {
            TargetFolders(packages).folder(at: (absolute($0) as NSString).deletingLastPathComponent).around
        }
        guard let name = options.moduleName else { return ofOutput.flatMap { found.contains($0) ? $0 : nil } }
        let named = found.filter { $0.moduleName == name }
        if let ofOutput, named.contains(ofOutput) { return ofOutput }
        return Set(named.map(\.identifier)).count == 1 ? named[0] : nil
    }

    /// Whether generated code is known to belong to the sources outside of packages.
    private func isHomeKnown(among found: [PackageTargets.Target], _ isAnyOutside: Bool) -> Bool {
        if let name = options.moduleName { return !found.contains { $0.moduleName == name } }
        return isAnyOutside && options.outputPath != nil
    }

    private func home(
        among all: [SourceModules.Module], _ numbers: [String: Int], _ target: PackageTargets.Target?,
        isAnyOutside: Bool
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
            "the inputs belong to several Swift modules (\(shown)), and it is unknown which one the generated code belongs to; pass "
                + "'--module-name', or write the output into the module's folder")
    }
}
