/// The conditions for `#if` and for `@available` that a package sets for its sources.
struct PackageConditions: Sendable, Hashable {
    /// nil if the package does not decide it.
    var languageMode: VersionNumber?
    /// The upcoming and experimental features that it turns on.
    var features: Set<String> = []
    var defines: Set<String> = []
    /// The traits that each trait turns on. The traits of `default` are on by default.
    var traits: [String: Set<String>] = [:]
    var deploymentTargets: [Platform: VersionNumber] = [:]

    /// The conditions that hold for all of several targets or packages.
    static func common(_ all: some Collection<PackageConditions>) -> PackageConditions {
        guard var result = all.first else { return PackageConditions() }
        for other in all.dropFirst() {
            if other.languageMode != result.languageMode {
                result.languageMode = max(result.languageMode, other.languageMode)
            }
            result.features.formIntersection(other.features)
            result.defines.formIntersection(other.defines)
            result.traits.merge(other.traits) { $0.union($1) }
            result.deploymentTargets.merge(other.deploymentTargets, uniquingKeysWith: min)
        }
        return result
    }

    private static func max(_ left: VersionNumber?, _ right: VersionNumber?) -> VersionNumber? {
        guard let left, let right else { return nil }
        return Swift.max(left, right)
    }

    /// The traits that are on if these are, including those that they turn on.
    fileprivate func traits(enabledBy chosen: Set<String>) -> Set<String> {
        var (result, open) = (chosen, Array(chosen))
        while let next = open.popLast() {
            for trait in traits[next] ?? [] where result.insert(trait).inserted { open.append(trait) }
        }
        return result.subtracting(["default"])
    }
}

extension ResolutionOptions {
    /// The conditions of the compiler, with the feature that the default isolation implies.
    var impliedCompiler: CompilerConditions {
        var result = compiler
        if defaultIsolation == .mainActor {
            result.features = (compiler.features ?? []).union([CompilerConditions.mainActorFeature])
        }
        return result
    }

    /// The options with the package's conditions where the user does not set any.
    func completed(by package: PackageConditions) -> ResolutionOptions {
        var result = self
        result.defines.formUnion(package.defines)
        result.compiler.languageMode = compiler.languageMode ?? package.languageMode
        result.compiler.features = compiler.features ?? package.features
        result.compiler.traits = package.traits(enabledBy: compiler.traits ?? ["default"])
        result.deploymentTargets = deploymentTargets ?? package.deploymentTargets
        return result
    }
}
