/// The conditions for `#if` and `@available` that a package can set for the sources of each target.
struct SourceConditions: Sendable, Hashable {
    /// The names that hold, as with `swiftc -D`.
    var defines: Set<String>
    var compiler: CompilerConditions
    /// The oldest versions of platforms, for `@available`.
    var deploymentTargets: [Platform: VersionNumber]

    init(defines: Set<String>, compiler: CompilerConditions, deploymentTargets: [Platform: VersionNumber]) {
        (self.defines, self.compiler, self.deploymentTargets) = (defines, compiler, deploymentTargets)
    }

    init(_ options: ResolutionOptions) {
        defines = options.defines
        compiler = options.impliedCompiler
        deploymentTargets = options.deploymentTargets ?? [:]
    }
}
