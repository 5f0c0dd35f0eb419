/// The number of checks.
struct Summary: CustomStringConvertible {
    private var programs = 0
    private var types = 0
    private var edges = 0
    private var features: [String: Int] = [:]
    private var mistakes: [String: Int] = [:]
    var differences = 0

    mutating func add(_ program: Program) {
        programs += 1
        types += program.typeCount
        features.merge(program.features) { $0 + $1 }
        for module in program.modules {
            for declaration in module.declarations {
                edges += declaration.type?.initializers.reduce(0) { $0 + $1.parameters.count } ?? 0
            }
        }
    }

    /// Features that a run of usual length must show, and did not.
    var missing: [String] {
        let further =
            [
                "hostile names", "override", "accessor: own name", "--access package", "--default-isolation MainActor",
                "--default-isolation MainActor in a library", "--swift-version 5", "condition: swift",
                "condition: compiler",
                "condition: hasFeature", "wrapper of a library", "closure: throws(Failure)", "closure: throws(Never)",
                "closure: sending result", "configuration: @available", "configuration: #if",
            ] + Module.upcomingFeatures.map { "--feature \($0)" }
        let names =
            further + Request.all.map { "request: \($0.name)" } + Trait.all.map { "trait: \($0.name)" }
            + Scene.all.map { "scene: \($0.name)" }
        let planted =
            mistakes.values.reduce(0, +) >= 10 * Mistake.all.count
            ? Mistake.all.map(\.name).filter { mistakes[$0] == nil } : []
        return (programs >= 100 ? names.filter { features[$0] == nil } : []) + planted
    }

    mutating func add(_ mistake: Mistake) { mistakes[mistake.name, default: 0] += 1 }

    var description: String {
        Self.table(features) + "mistakes:\n" + Self.table(mistakes)
            + "\(programs) programs with \(types) types and \(edges) parameters, and \(mistakes.values.reduce(0, +)) mistakes: \(differences) differ"
    }

    private static func table(_ counts: [String: Int]) -> String {
        counts.sorted { $0.key < $1.key }.map { "    \($0.value)  \($0.key)\n" }.joined()
    }
}
