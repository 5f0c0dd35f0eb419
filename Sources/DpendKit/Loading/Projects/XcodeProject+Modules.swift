/// The Swift modules that an Xcode project builds.
extension XcodeProject {
    /// The modules of its targets, in their order. Targets without Swift files are omitted.
    ///
    /// - Parameters:
    ///   - folder: The existing files.
    ///   - owned: The files of packages. A project does not compile packages within its folders.
    func modules(_ folder: ProjectFolder, owned: PackageFiles) -> [ProjectModule] {
        let products = Dictionary(
            targets.compactMap { target in
                (target.object["productReference"] as? String).map { ($0, target.object["name"] as? String ?? "") }
            }
        ) { first, _ in first }
        return targets.compactMap { identifier, target in
            guard Self.kind(target) == "PBXNativeTarget", let name = target["name"] as? String,
                let kind = Self.kind(ofProductType: target["productType"] as? String ?? "")
            else { return nil }
            let settings = settings(of: target)
            let moduleName = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
            var module = ProjectModule(
                name: name, moduleName: PackageManifest.moduleName(of: moduleName.isEmpty ? name : moduleName),
                kind: kind, path: path)
            (module.platform, module.platforms) = (settings.platform, settings.platforms)
            module.deploymentTarget = settings.deploymentTarget(on: module.platform)
            module.isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
            // A target may import a module that a workspace or the scheme builds for it.
            module.areDependenciesKnown = false
            module.dependencies = dependencies(of: target, products)
            (module.files, module.roots) = files(of: target, identifier, folder, owned: owned)
            return module.files.isEmpty ? nil : module
        }
    }

    /// The kind of module for a product type; nil for a type that is not Apple's.
    static func kind(ofProductType type: String) -> ProjectModule.Kind? {
        kinds.first { type.hasPrefix($0.prefix) }?.kind
    }

    private static let kinds: [(prefix: String, kind: ProjectModule.Kind)] = [
        ("com.apple.product-type.framework", .library), ("com.apple.product-type.library", .library),
        ("com.apple.product-type.bundle", .auxiliary), ("com.apple.product-type", .application),
    ]

    // MARK: Files

    private func files(
        of target: Object, _ identifier: String, _ folder: ProjectFolder, owned: PackageFiles
    ) -> (files: Set<String>, roots: [String]) {
        var files: Set<String> = []
        for phase in Self.identifiers(target, "buildPhases").compactMap({ self[$0] })
        where Self.kind(phase) == "PBXSourcesBuildPhase" {
            for file in Self.identifiers(phase, "files").compactMap({ self[$0] }) {
                guard let path = (file["fileRef"] as? String).flatMap(path(of:)), path.hasSuffix(".swift") else {
                    continue
                }
                // A project may list files that no longer exist.
                if FileStatus(path)?.kind == .file { files.insert(path) }
            }
        }
        let own = Set(Self.identifiers(target, "fileSystemSynchronizedGroups"))
        var roots: [String] = []
        for (groupIdentifier, group) in objects(ofKind: "PBXFileSystemSynchronizedRootGroup") {
            guard let path = path(of: groupIdentifier) else { continue }
            let isOwn = own.contains(groupIdentifier)
            let exceptions = Self.identifiers(group, "exceptions").compactMap { self[$0] }.filter {
                Self.kind($0) == "PBXFileSystemSynchronizedBuildFileExceptionSet"
                    && $0["target"] as? String == identifier
            }
            guard isOwn || !exceptions.isEmpty else { continue }
            // A target omits these files in its own folders. In other folders it includes only these.
            let listed = exceptions.flatMap { Self.identifiers($0, "membershipExceptions") }.map {
                ProjectFolder.joined(path, $0)
            }
            let resources = Self.identifiers(group, "explicitFolders").map { ProjectFolder.joined(path, $0) }
            for file in folder.sources(in: path) where !owned.isInPackage(file, within: path) {
                func isBelow(_ other: String) -> Bool { file == other || file.hasPrefix(other + "/") }
                if listed.contains(where: isBelow) != isOwn, !resources.contains(where: isBelow) { files.insert(file) }
            }
            if isOwn { roots.append(path) }
        }
        return (files, roots.sorted())
    }

    // MARK: Dependencies

    private func dependencies(of target: Object, _ products: [String: String]) -> [ProjectModule.Dependency] {
        var result: [ProjectModule.Dependency] = []
        func add(_ dependency: ProjectModule.Dependency?) {
            if let dependency, !result.contains(dependency) { result.append(dependency) }
        }
        func product(_ identifier: Any?) -> ProjectModule.Dependency? {
            (self[identifier]?["productName"] as? String).map { .product($0) }
        }
        for dependency in Self.identifiers(target, "dependencies").compactMap({ self[$0] }) {
            add(product(dependency["productRef"]))
            let proxy = self[dependency["targetProxy"]]
            let name =
                self[dependency["target"]]?["name"] as? String ?? self[proxy?["remoteGlobalIDString"]]?["name"]
                as? String
            // Only the name of another project's target is known.
            add(name.map { .target($0) } ?? (proxy?["remoteInfo"] as? String).map { .product($0) })
        }
        for identifier in Self.identifiers(target, "packageProductDependencies") { add(product(identifier)) }
        for phase in Self.identifiers(target, "buildPhases").compactMap({ self[$0] })
        where Self.kind(phase) == "PBXFrameworksBuildPhase" {
            for file in Self.identifiers(phase, "files").compactMap({ self[$0] }) {
                add(product(file["productRef"]))
                guard let reference = file["fileRef"] as? String else { continue }
                add(products[reference].map { .target($0) } ?? self[reference].flatMap(Self.framework))
            }
        }
        return result
    }

    /// The dependency that a reference to `Core.framework` means.
    private static func framework(_ reference: Object) -> ProjectModule.Dependency? {
        let name = (reference["path"] as? String ?? "").split(separator: "/").last ?? ""
        guard name.hasSuffix(".framework"), reference["sourceTree"] as? String != "SDKROOT" else { return nil }
        return .product(String(name.dropLast(".framework".count)))
    }
}
