extension Mistake {
    /// Classes that require each other in a cycle.
    static let cycles: [Mistake] = (1...5).map { length in
        Mistake(rule: "dependency-cycle", variant: "\(length)", fitsLibraries: true) { builder in
            let keys = (0..<length).map { _ in
                builder.chance(50) ? builder.plantProtocol() : builder.implicitName()
            }
            let isProtocol = keys.map { key in
                builder.program.modules[builder.plantIndex].declarations.contains {
                    $0.text.contains("protocol \(key) ")
                }
            }
            // The report begins at the smallest name.
            let first = keys.indices.min { keys[$0] < keys[$1] }!
            var spot = ""
            for index in keys.indices {
                let next = (index + 1) % length
                let type = isProtocol[next] ? "any \(keys[next])" : keys[next]
                let name = builder.names.next().variableName + "Round"
                if index == first { spot = "§\(name): \(type)" }
                if isProtocol[index] {
                    builder.plantClass(["\(name): \(type)"], conformsTo: [keys[index]])
                } else {
                    builder.plantClass(["\(name): \(type)"], name: keys[index])
                }
            }
            return .text(spot)
        }
    }
}
