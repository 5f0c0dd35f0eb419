/// The Swift modules of projects that XcodeGen generates from a `project.yml`, if the generated project does not exist.
struct XcodeGenModules {
    private(set) var modules: [ProjectModule] = []
    private(set) var remarks: [String] = []
    /// Whether targets of a project are known.
    private(set) var isProjectKnown = false

    private let folder: ProjectFolder
    private let owned: PackageFiles

    /// - Parameters:
    ///   - folder: The existing files.
    ///   - owned: The files that belong to packages.
    ///   - known: The folders of Xcode projects that were read. A generated project has more information.
    init(_ folder: ProjectFolder, owned: PackageFiles, known: Set<String>) {
        (self.folder, self.owned) = (folder, owned)
        var specifications: [XcodeGenSpecification] = []
        for path in folder.xcodeGenProjects where !known.contains(ProjectFolder.folder(of: path)) {
            do throws(InputError) {
                if let specification = try XcodeGenSpecification(path: path) { specifications.append(specification) }
            } catch {
                remarks.append(
                    "\(error.location ?? path): \(error.message); dpend does not know the targets of \(path)")
            }
        }
        let included = specifications.reduce(into: Set<String>()) { $0.formUnion($1.included) }
        for var specification in specifications where !included.contains(specification.path) {
            isProjectKnown = true
            let settings = XcodeGenSettings(specification)
            for (name, target) in specification.targets() { add(name, target, of: specification.path, settings) }
            remarks += specification.remarks
        }
        modules.removeAll { $0.files.isEmpty }
    }

    private static let maximumPlatforms = 8

    private mutating func add(
        _ name: String, _ target: XcodeGenValue.Mapping, of path: String, _ settings: XcodeGenSettings
    ) {
        // XcodeGen knows five platforms.
        let platforms = (target["platform"]?.elements.compactMap(\.text) ?? []).prefix(Self.maximumPlatforms)
        guard platforms.count > 1 else {
            let destination = target["supportedDestinations"]?.elements.first?.text
            return append(
                target, named: name, product: name, platforms.first { $0 != "auto" } ?? destination, of: path, settings)
        }
        // A target for each platform.
        for platform in platforms {
            let budget = WorkBudget(forInputOf: XcodeGenValue.mapping(target).size)
            let target = XcodeGenSpecification.replaced([("platform", platform)], in: target, budget) ?? target
            let own = "\(target["platformPrefix"]?.text ?? "")\(name)"
            let suffix = target["platformSuffix"]?.text ?? (target["platformPrefix"] == nil ? "_\(platform)" : "")
            append(target, named: own + suffix, product: name, platform, of: path, settings)
        }
    }

    private mutating func append(
        _ target: XcodeGenValue.Mapping, named name: String, product: String, _ platform: String?, of path: String,
        _ settings: XcodeGenSettings
    ) {
        guard let type = target["type"]?.text,
            let kind = XcodeProject.kind(ofProductType: "com.apple.product-type.\(type)")
        else { return }
        let product = target["productName"]?.text ?? product
        let build = settings.settings(of: target, productName: product)
        let moduleName =
            [build["PRODUCT_MODULE_NAME"], build["PRODUCT_NAME"], product].compactMap { $0 }.first { !$0.isEmpty }
            ?? name
        var module = ProjectModule(
            name: name, moduleName: PackageManifest.moduleName(of: moduleName), kind: kind, path: path)
        module.platform = platform.flatMap { Platform(rawValue: $0.lowercased()) } ?? build.platform
        // A target with destinations names their platforms elsewhere.
        if target["supportedDestinations"] == nil {
            module.platforms = build.platforms.isEmpty ? Set([module.platform].compactMap { $0 }) : build.platforms
        }
        module.deploymentTarget = settings.deploymentTarget(of: target, on: module.platform, build)
        module.isOnMainActor = build["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        // A target may import a module that the scheme builds for it.
        module.areDependenciesKnown = false
        module.dependencies = Self.dependencies(of: target)
        for source in target["sources"]?.elements ?? [] { add(source, to: &module) }
        module.roots = Array(Set(module.roots)).sorted()
        modules.append(module)
    }

    // MARK: Sources

    private func add(_ source: XcodeGenValue, to module: inout ProjectModule) {
        guard let path = source.text ?? source.mapping?["path"]?.text else { return }
        let settings = source.mapping
        // Folder references and other phases do not compile files.
        if settings?["type"]?.text == "folder" { return }
        if let phase = settings?["buildPhase"], phase.text != "sources" { return }
        if path.hasSuffix(".swift") {
            if FileStatus(path)?.kind == .file { module.files.insert(path) }
            return
        }
        let excludes = Self.globs(settings?["excludes"])
        let includes = Self.globs(settings?["includes"])
        for file in folder.sources(in: path) where !owned.isInPackage(file, within: path) {
            let name = path == "." ? file : String(file.dropFirst(path.count + 1))
            if Self.isMatched(name, excludes) || !includes.isEmpty && !Self.isMatched(name, includes) { continue }
            module.files.insert(file)
        }
        module.roots.append(path)
    }

    private static func globs(_ value: XcodeGenValue?) -> [PathGlob] {
        (value?.texts ?? []).compactMap { try? PathGlob($0) }
    }

    /// Whether a glob matches a file or a folder around it.
    private static func isMatched(_ path: String, _ globs: [PathGlob]) -> Bool {
        if globs.isEmpty { return false }
        var path = path
        while path != "." {
            if globs.contains(where: { (try? $0.matches(path)) == true }) { return true }
            path = ProjectFolder.folder(of: path)
        }
        return false
    }

    // MARK: Dependencies

    private static func dependencies(of target: XcodeGenValue.Mapping) -> [ProjectModule.Dependency] {
        var result = DistinctElements<ProjectModule.Dependency>()
        for dependency in (target["dependencies"]?.elements ?? []).compactMap(\.mapping) {
            if let name = dependency["target"]?.text {
                // Only the name of another project's target is known.
                let parts = name.split(separator: "/")
                result.append(parts.count > 1 ? .product(String(parts[parts.count - 1])) : .target(name))
            } else if let package = dependency["package"]?.text {
                let products = (dependency["product"]?.texts ?? []) + (dependency["products"]?.texts ?? [])
                for product in products.isEmpty ? [package] : products { result.append(.product(product)) }
            } else if let framework = (dependency["framework"] ?? dependency["carthage"])?.text?.split(separator: "/")
                .last
            {
                result.append(.product(framework.split(separator: ".").first.map(String.init) ?? ""))
            }
        }
        return result.all
    }
}
