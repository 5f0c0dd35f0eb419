import PackagePlugin

/// The targets with a `.dpend.yml` among all targets that a package can see.
struct WiredTargets {
    private let packages: [Target.ID: Package]

    init(_ package: Package) {
        var packages: [Target.ID: Package] = [:]
        var visited: Set<Package.ID> = []
        func visit(_ package: Package) {
            guard visited.insert(package.id).inserted else { return }
            for target in package.targets { packages[target.id] = package }
            package.dependencies.forEach { visit($0.package) }
        }
        visit(package)
        self.packages = packages
    }

    /// The wired target of a target, if it is one.
    func wired(_ target: any Target) throws -> WiredTarget? {
        guard let package = packages[target.id] else { return nil }
        return try WiredTarget(target, of: package)
    }

    /// The libraries that a target depends on, directly or indirectly.
    func libraries(of target: any Target) throws -> [WiredTarget] {
        try target.recursiveTargetDependencies.compactMap(wired).filter { $0.output == .moduleFile }
    }
}
