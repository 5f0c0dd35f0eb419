extension Mistake {
    /// Parameters without a provider.
    static let missing: [Mistake] = [
        lostMember, lostProperty,
        lost("protocol") { builder in "any \(builder.plantProtocol())" },
        lost("value") { builder in builder.pick(["String", "Int", "[String: Int]", "Double"]) },
        lost("tag") { builder in
            let name = builder.plantProtocol()
            builder.plantClass([], conformsTo: [name])
            return "Tagged<any \(name), \(builder.tag(in: builder.plantIndex))>"
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
            builder.declare("final class \(name)Other: \(name) {}\n", in: builder.plantIndex)
            return "any \(name)"
        },
        lost("ignored") { builder in
            let name = builder.plantProtocol()
            builder.declare(
                "// dpend:ignore\nfinal class \(builder.implicitName()): \(name) {}\n", in: builder.plantIndex)
            return "any \(name)"
        },
        lost("private initializer") { builder in
            let name = builder.plantProtocol()
            builder.declare(
                "final class \(builder.implicitName()): \(name) { private init() {} }\n", in: builder.plantIndex)
            return "any \(name)"
        },
        lost("unavailable") { builder in
            let name = builder.plantProtocol()
            let attribute = builder.pick(["*, unavailable", "swift, obsoleted: 5", "swift, unavailable"])
            let head = "@available(\(attribute))\nfinal class \(builder.implicitName()): \(name)"
            builder.declare("\(head) {}\n", in: builder.plantIndex)
            return "any \(name)"
        },
        lost("inactive #if of the compiler") { builder in
            let name = builder.plantProtocol()
            let text = "final class \(builder.implicitName()): \(name) {}\n"
            let condition = builder.condition(in: builder.plantIndex, alternative: text)
            builder.declare(condition.around(""), in: builder.plantIndex)
            return "any \(name)"
        },
        lost("inactive #if") { builder in
            let name = builder.plantProtocol()
            builder.declare(
                "#if LOST\nfinal class \(builder.implicitName()): \(name) {}\n#endif\n", in: builder.plantIndex)
            return "any \(name)"
        },
        lost("class with run-time values") { builder in
            let name = builder.names.next() + "Made"
            builder.implicitNames.append(name)
            let filter = "^\(name)$"
            builder.program.modules[builder.plantIndex].options.filters.append(filter)
            let isMarked = builder.chance(50)
            if !isMarked { builder.program.modules[builder.plantIndex].options.assisted.append(filter) }
            builder.declare(
                "final class \(name) {\n    init(\(isMarked ? "@Assisted " : "")id: Int) {}\n}\n",
                in: builder.plantIndex)
            return builder.pick([
                name, "@escaping () -> \(name)", "[\(name)]", "@escaping (String) -> \(name)", "Lazy<\(name)>",
            ])
        },
        lost("tagged composition") { builder in
            let names = [builder.plantProtocol(), builder.plantProtocol()]
            for name in names { builder.plantClass([], conformsTo: [name]) }
            return "Tagged<any \(names[0]) & \(names[1]), \(builder.tag(in: builder.plantIndex))>"
        },
        lost("marker") { builder in builder.pick(["AnyObject", "any Sendable", "Any"]) },
    ]

    private static func lost(_ variant: String, _ type: @escaping @Sendable (inout ProgramBuilder) -> String) -> Mistake
    {
        Mistake(rule: "unsatisfied-dependency", variant: variant) { builder in
            let lost = type(&builder)
            let name = builder.names.next().variableName + "Lost"
            builder.plantClass(["\(name): \(lost)"])
            return .text("§\(name): \(lost)")
        }
    }

    /// A parameter of a configuration's member.
    private static let lostMember = Mistake(rule: "unsatisfied-dependency", variant: "member") { builder in
        let (made, lost) = (builder.plantPlain(), builder.plantProtocol())
        let name = builder.names.next().variableName + "Lost"
        builder.plantConfiguration([
            "func make(\(name): any \(lost)) -> DependencyRegistration<\(made)> { DependencyRegistration { \(made)() } }"
        ])
        return .text("§\(name): any \(lost)")
    }

    /// An injected property.
    private static let lostProperty = Mistake(rule: "unsatisfied-dependency", variant: "property") { builder in
        let lost = builder.plantProtocol()
        let name = builder.names.next().variableName + "Lost"
        builder.declare(
            "final class \(builder.names.next())Screen {\n    @Injected var \(name): any \(lost)\n}\n",
            in: builder.plantIndex)
        return .text("var §\(name): any \(lost)")
    }
}
