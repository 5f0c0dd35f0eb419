extension Mistake {
    /// Providers that exist only on newer systems, required by a class that exists on all of them.
    static let unavailable: [Mistake] = [
        newer("type") { builder, access, name in
            "@available(macOS 200, *)\n\(access)final class \(name) {\n    \(access)init() {}\n}\n"
        },
        newer("initializer") { builder, access, name in
            "\(access)final class \(name) {\n    @available(macOS 200, iOS 99, *)\n    \(access)init() {}\n}\n"
        },
        newer("extension") { builder, access, name in
            let inner = Parameter(label: "_", name: "one", type: "Int", notes: [], wiring: .nothing)
            let initializer = "\(access)convenience init() { self.init(1) }"
            let added = "@available(macOS 200, *)\nextension \(name) {\n    \(initializer)\n}\n"
            return "\(access)final class \(name) {\n    fileprivate init(\(inner.declaration)) {}\n}\n\n\(added)"
        },
        newer("registration") { builder, access, name in
            let configuration = builder.names.next() + "Configuration"
            let member = builder.names.next().variableName
            let lines = [
                "\(access)final class \(configuration): DependencyConfiguration {", "    \(access)init() {}",
                "    @available(macOS 200, *)",
                "    \(access)func \(member)() -> DependencyRegistration<\(name)> {",
                "        DependencyRegistration { \(name)() }", "    }", "}", "",
                "@available(macOS 200, *)", "\(access)final class \(name) { \(access)init() {} }", "",
            ]
            return lines.joined(separator: "\n")
        },
    ]

    private static func newer(
        _ variant: String, _ text: @escaping @Sendable (inout ProgramBuilder, String, String) -> String
    ) -> Mistake {
        Mistake(rule: "unavailable-provider", variant: variant) { builder in
            // The class may belong to a library, which exists on older systems as well.
            let home = builder.home(in: builder.plantIndex)
            builder.program.modules[builder.plantIndex].options.macOS = 100
            let user = builder.plantIndex
            builder.plantIndex = home
            let name = builder.plantName()
            builder.declare(text(&builder, builder.access(in: home), name), in: home)
            builder.plantIndex = user
            let parameter = builder.names.next().variableName + "Newer"
            builder.plantClass(["\(parameter): \(name)"], naming: [home])
            return .text("§\(parameter): \(name)")
        }
    }

    /// Values that a container would have to copy.
    static let noncopyable: [Mistake] = [
        Mistake(rule: "noncopyable-type", variant: "value at run time") { builder in
            let token = builder.names.next() + "Token"
            let home = builder.home(in: builder.plantIndex)
            builder.declare("\(builder.access(in: home))struct \(token): ~Copyable {}\n", in: home)
            let parameter = builder.names.next().variableName + "Once"
            let name = builder.plantClass(["\(parameter): consuming \(token)"], naming: [home])
            builder.program.modules[builder.plantIndex].options.assisted.append("^\(name)$")
            return .text("§\(parameter): consuming \(token)")
        },
        Mistake(rule: "noncopyable-type", variant: "provider", fitsLibraries: true) { builder in
            guard builder.hasStructs else { return nil }
            let name = builder.plantName()
            let access = builder.access(in: builder.plantIndex)
            let form = builder.pick(["~Copyable", "~Copyable, ~Escapable", "Sendable, ~Copyable"])
            builder.declare("\(access)struct \(name): \(form) { \(access)init() {} }\n", in: builder.plantIndex)
            return .text("struct \(name): \(form) { \(access)§init() {} }")
        },
        Mistake(rule: "noncopyable-type", variant: "external value") { builder in
            let name = builder.names.next() + "Token"
            builder.declare("struct \(name): ~Copyable {}\n", in: builder.plantIndex)
            builder.program.externals.append(.init(label: name.accessor(), value: "\(name)()", type: name))
            builder.plantClass(["\(builder.names.next().variableName): borrowing \(name)"])
            return .anywhere
        },
    ]

    /// An optional of a protocol that nothing provides.
    static let unfilledOptional = Mistake(rule: "unfilled-optional") { builder in
        builder.program.modules[builder.plantIndex].options.severities["unfilled-optional"] = .warning
        let name = builder.plantProtocol()
        let parameter = builder.names.next().variableName + "Unfilled"
        // Without other parameters, which may be optionals that nothing fills as well.
        let user = "final class \(builder.plantName()) { init(\(parameter): (any \(name))?) {} }\n"
        builder.declare(user, in: builder.plantIndex)
        return .added("§\(parameter): (any \(name))?")
    }
}
