/// The conditions on which the result of reading a source depends. Under other conditions with the same answers, the
/// result is the same.
struct AskedConditions: Sendable {
    /// The names whose conditions were asked for.
    var names: Set<String> = []
    /// Whether the platform matters.
    var asksPlatform = false

    /// Whether two readers give the same answers.
    func agree(_ one: SourceReader, _ other: SourceReader) -> Bool {
        (!asksPlatform || one.platform == other.platform)
            && names.allSatisfy { one.defines.contains($0) == other.defines.contains($0) }
            && one.architecture == other.architecture && one.compiler == other.compiler
            && one.deploymentTargets == other.deploymentTargets && one.parsesBodies == other.parsesBodies
    }

    /// Whether variants may give different answers.
    func concern(_ variants: Variants) -> Bool {
        asksPlatform && !variants.platforms.isEmpty || !names.isDisjoint(with: variants.conditions)
    }
}
