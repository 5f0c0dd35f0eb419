extension Mistake {
    /// A pattern for decorators that chooses a class without the conformance to what it wraps.
    static let lostDecorator = Mistake(rule: "lost-decorator") { builder in
        let wrapped = builder.plantProtocol()
        builder.plantClass([], conformsTo: [wrapped])
        let others = builder.chance(50) ? [builder.plantProtocol()] : []
        let name = builder.plantClass(["inner: any \(wrapped)"], conformsTo: others)
        builder.program.modules[builder.plantIndex].options.decorators.append("^\(name)$")
        return .commandLine
    }

    /// Parameters that must get an object, by `--implicit-required`, and do not.
    static let demanded: [Mistake] = [
        demanded("optional") { _, name in "(any \(name))?" },
        demanded("default value") { builder, name in
            builder.declare("final class \(name)Spare: \(name) {}\n", in: builder.plantIndex)
            return "any \(name) = \(name)Spare()"
        },
        demanded("empty collection") { _, name in "[any \(name)] = []" },
        demanded("closure") { builder, name in
            builder.declare("final class \(name)Spare: \(name) {}\n", in: builder.plantIndex)
            return "@escaping () -> any \(name) = { \(name)Spare() }"
        },
    ]

    private static func demanded(
        _ variant: String, _ type: @escaping @Sendable (inout ProgramBuilder, String) -> String
    ) -> Mistake {
        Mistake(rule: "unsatisfied-dependency", variant: "required \(variant)") { builder in
            let parameter = builder.names.next().variableName + "Demanded"
            let type = type(&builder, builder.plantProtocol())
            let name = builder.plantName()
            // Without other parameters: a pattern alone demands optionals that nothing fills as well.
            let initializer = "    init(\(parameter): \(type)) {}\n"
            builder.declare("final class \(name) {\n\(initializer)}\n", in: builder.plantIndex)
            // A pattern alone means parameters of protocols.
            let takesAll = ["optional", "default value"].contains(variant) && builder.chance(30)
            builder.program.modules[builder.plantIndex].options.required
                .append("^\(name)$\(takesAll ? "" : "=\(parameter)")")
            return .text("init(§\(parameter): \(type))")
        }
    }
}
