/// What was checked.
struct Summary: CustomStringConvertible {
    private var programs = 0
    private var types = 0
    private var edges = 0
    private var features: [String: Int] = [:]
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

    var description: String {
        features.sorted { $0.key < $1.key }.map { "    \($0.value)  \($0.key)\n" }.joined()
            + "\(programs) programs with \(types) types and \(edges) parameters: \(differences) differ"
    }
}
