extension Mistake {
    /// Parameters that nothing meets.
    static let missing: [Mistake] = [
        lost("protocol") { builder in "any \(builder.plantProtocol())" },
        lost("value") { builder in builder.pick(["String", "Int", "[String: Int]", "Double"]) },
        lost("tag") { builder in
            let name = builder.plantProtocol()
            builder.plantClass([], conformsTo: [name])
            return "Tagged<any \(name), \(builder.tag(in: builder.applicationIndex))>"
        },
        lost("collection") { builder in "[any \(builder.plantProtocol())]" },
        lost("Lazy") { builder in "Lazy<any \(builder.plantProtocol())>" },
        lost("closure") { builder in "@escaping () -> any \(builder.plantProtocol())" },
        lost("run-time values") { builder in "@escaping (Int, String) -> any \(builder.plantProtocol())" },
        lost("composition") { builder in
            let names = [builder.plantProtocol(), builder.plantProtocol()]
            for name in names { builder.plantClass([], conformsTo: [name]) }
            return "any \(names[0]) & \(names[1])"
        },
        lost("not chosen") { builder in
            let name = builder.plantProtocol()
            builder.declare("final class \(name)Other: \(name) {}\n", in: builder.applicationIndex)
            return "any \(name)"
        },
        lost("ignored") { builder in
            let name = builder.plantProtocol()
            builder.declare("// dpend:ignore\nfinal class \(builder.implicitName()): \(name) {}\n", in: builder.applicationIndex)
            return "any \(name)"
        },
        lost("private initializer") { builder in
            let name = builder.plantProtocol()
            builder.declare("final class \(builder.implicitName()): \(name) { private init() {} }\n", in: builder.applicationIndex)
            return "any \(name)"
        },
        lost("inactive #if") { builder in
            let name = builder.plantProtocol()
            builder.declare("#if LOST\nfinal class \(builder.implicitName()): \(name) {}\n#endif\n", in: builder.applicationIndex)
            return "any \(name)"
        },
        lost("marker") { builder in builder.pick(["AnyObject", "any Sendable", "Any"]) },
    ]

    private static func lost(_ variant: String, _ type: @escaping @Sendable (inout ProgramBuilder) -> String) -> Mistake {
        Mistake(rule: "unsatisfied-dependency", variant: variant) { builder in
            let lost = type(&builder)
            let name = builder.names.next().lowerCamel + "Lost"
            builder.plantClass(["\(name): \(lost)"])
            return .text("§\(name): \(lost)")
        }
    }
}
