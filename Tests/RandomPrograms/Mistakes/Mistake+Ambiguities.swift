extension Mistake {
    static let ambiguities: [Mistake] = [
        ambiguous("classes") { builder in
            let name = builder.plantProtocol()
            for _ in 0..<(2 + builder.number(below: 2)) { builder.plantClass([], conformsTo: [name]) }
            return "any \(name)"
        },
        ambiguous("registrations") { builder in
            let name = builder.plantPlain()
            for _ in 0..<2 {
                builder.plantConfiguration([
                    "func \(builder.names.next().variableName)() -> DependencyRegistration<\(name)> { DependencyRegistration { \(name)() } }"
                ])
            }
            return name
        },
        ambiguous("initializers") { builder in
            let name = builder.plantName()
            let types = [builder.plantClass([]), builder.plantClass([])]
            let access = builder.access(in: builder.plantIndex)
            builder.declare(
                "\(access)final class \(name) {\n    \(access)init(one: \(types[0])) {}\n    \(access)init(two: \(types[1])) {}\n}\n",
                in: builder.plantIndex)
            return name
        },
        ambiguous("inherited protocol") { builder in
            let parent = builder.plantProtocol()
            for _ in 0..<2 {
                let child = builder.newProtocol(in: builder.plantIndex, isSendable: false, inheriting: [parent])
                builder.plantClass([], conformsTo: [child])
            }
            return "any \(parent)"
        },
    ]

    private static func ambiguous(_ variant: String, _ type: @escaping @Sendable (inout ProgramBuilder) -> String)
        -> Mistake
    {
        Mistake(rule: "ambiguous-dependency", variant: variant, fitsLibraries: true) { builder in
            let type = type(&builder)
            let name = builder.names.next().variableName + "Torn"
            builder.plantClass(["\(name): \(type)"])
            return .text("§\(name): \(type)")
        }
    }
}
