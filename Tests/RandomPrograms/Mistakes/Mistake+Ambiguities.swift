extension Mistake {
    static let ambiguities: [Mistake] = [
        ambiguous("classes") { builder in
            let name = builder.plantProtocol()
            for _ in 0..<(2 + builder.number(below: 2)) { builder.plantClass([], conformsTo: [name]) }
            return "any \(name)"
        },
        ambiguous("registrations") { builder in
            let name = builder.names.next()
            builder.declare("final class \(name) {}\n", in: builder.applicationIndex)
            for _ in 0..<2 {
                _ = builder.plantConfiguration(["func \(builder.names.next().lowerCamel)() -> DependencyRegistration<\(name)> { DependencyRegistration { \(name)() } }"])
            }
            return name
        },
        ambiguous("initializers") { builder in
            let name = builder.implicitName()
            let types = [builder.plantClass([]), builder.plantClass([])]
            builder.declare(
                "final class \(name) {\n    init(one: \(types[0])) {}\n    init(two: \(types[1])) {}\n}\n", in: builder.applicationIndex)
            return name
        },
        ambiguous("inherited protocol") { builder in
            let parent = builder.plantProtocol()
            for _ in 0..<2 {
                let child = builder.newProtocol(in: builder.applicationIndex, isSendable: false, inheriting: [parent])
                builder.plantClass([], conformsTo: [child])
            }
            return "any \(parent)"
        },
    ]

    private static func ambiguous(_ variant: String, _ type: @escaping @Sendable (inout ProgramBuilder) -> String) -> Mistake {
        Mistake(rule: "ambiguous-dependency", variant: variant) { builder in
            let type = type(&builder)
            let name = builder.names.next().lowerCamel + "Torn"
            builder.plantClass(["\(name): \(type)"])
            return .text("§\(name): \(type)")
        }
    }
}
