extension Mistake {
    static let filter = Mistake(rule: "unmatched-filter", variant: "filter", fitsLibraries: true) { builder in
        let slip = "^\(builder.names.next())Slip$"
        switch builder.number(below: 5) {
        case 0: builder.program.modules[builder.plantIndex].options.filters.append(slip)
        case 1: builder.program.modules[builder.plantIndex].options.excludes.append(slip)
        case 2: builder.program.modules[builder.plantIndex].options.scopes.append((slip, .singleton))
        case 3: builder.program.modules[builder.plantIndex].options.assisted.append(slip)
        default:
            let tag = builder.tag(in: builder.plantIndex)
            builder.program.modules[builder.plantIndex].options.tags.append((slip, tag))
        }
        return .commandLine
    }

    static let external = Mistake(rule: "unmatched-filter", variant: "external") { builder in
        let name = builder.names.next()
        builder.declare("struct \(name) {}\n", in: builder.plantIndex)
        builder.program.externals.append(.init(label: name.accessor(), value: "\(name)()", type: name))
        return .commandLine
    }

    /// Exports of a library that clients cannot use.
    static let notExported: [Mistake] = [
        hidden("configuration") { builder, access in
            let name = builder.plantPlain()
            let configuration = builder.names.next() + "Configuration"
            builder.declare(
                """
                final class \(configuration): DependencyConfiguration {
                    func make() -> DependencyRegistration<\(name)> { DependencyRegistration { \(name)() } }
                }

                """, in: builder.plantIndex)
            return "final class §\(configuration):"
        },
        hidden("configuration's initializer") { builder, access in
            let configuration = builder.names.next() + "Configuration"
            let name = builder.plantPlain()
            builder.declare(
                """
                \(access)final class \(configuration): DependencyConfiguration {
                    \(access)func make() -> DependencyRegistration<\(name)> { DependencyRegistration { \(name)() } }
                }

                """, in: builder.plantIndex)
            // The application may get one from elsewhere.
            builder.program.externals.append(.init(label: "", value: "", type: configuration))
            return "final class §\(configuration):"
        },
        hidden("member") { builder, access in
            let name = builder.plantPlain()
            let member = builder.names.next().variableName + "Hidden"
            builder.declare(
                """
                \(access)final class \(builder.names.next())Configuration: DependencyConfiguration {
                    \(access)init() {}
                    func \(member)() -> DependencyRegistration<\(name)> { DependencyRegistration { \(name)() } }
                }

                """, in: builder.plantIndex)
            return "func §\(member)()"
        },
        hidden("class") { builder, access in
            let name = builder.plantName()
            builder.declare("\(access)final class \(name) { init() {} }\n", in: builder.plantIndex)
            return "final class \(name) { §init() {} }"
        },
        hidden("enclosing type") { builder, access in
            let (outer, name) = (builder.names.next() + "Outer", builder.plantName())
            builder.declare(
                "enum \(outer) {\n    \(access)final class \(name) {\n        \(access)init() {}\n    }\n}\n",
                in: builder.plantIndex)
            return "final class §\(name) {"
        },
    ]

    private static func hidden(_ variant: String, _ text: @escaping @Sendable (inout ProgramBuilder, String) -> String)
        -> Mistake
    {
        Mistake(rule: "not-exported", variant: variant) { builder in
            guard builder.applicationIndex > 0 else { return nil }
            builder.plantIndex = builder.number(below: builder.applicationIndex)
            return .text(text(&builder, builder.access(in: builder.plantIndex)))
        }
    }

    static let incompleteSource = Mistake(rule: "syntax-error", fitsLibraries: true) { builder in
        let name = builder.names.next()
        builder.declare("final class \(name) {\n    init(title: ) {}\n}\n", in: builder.plantIndex)
        return .text("init(title: §)")
    }

    static let platform = Mistake(rule: "platform-condition", fitsLibraries: true) { builder in
        builder.declare(
            "#if os(iOS) || os(Linux)\nfinal class \(builder.implicitName()) {}\n#endif\n", in: builder.plantIndex)
        return .text("§#if os(iOS)")
    }
}

extension Mistake {
    static let duplicate = Mistake(rule: "duplicate-type", fitsLibraries: true) { builder in
        let name = builder.names.next()
        let texts = ["one", "two"].map { "struct \(name) { let \($0) = 1 }" }
        for text in texts { builder.declare(text + "\n", in: builder.plantIndex) }
        return .first(texts.map { $0.replacing("struct ", with: "struct §") })
    }

    /// Types of an application that have less access than its container.
    static let lessAccessible: [Mistake] = [
        exposed("class") { builder in
            builder.declare("final class \(builder.plantName()) {\n    init() {}\n}\n", in: builder.plantIndex)
        },
        exposed("protocol") { builder in
            let name = builder.plantProtocol()
            let head = "public final class \(builder.plantName()): \(name)"
            builder.declare("\(head) {\n    init() {}\n}\n", in: builder.plantIndex)
        },
        exposed("registration") { builder in
            let name = builder.plantPlain()
            let member = builder.names.next().variableName
            builder.plantConfiguration([
                "func \(member)() -> DependencyRegistration<\(name)> { DependencyRegistration { \(name)() } }"
            ])
        },
    ]

    private static func exposed(
        _ variant: String, _ plant: @escaping @Sendable (inout ProgramBuilder) -> Void
    ) -> Mistake {
        Mistake(rule: "less-accessible", variant: variant) { builder in
            // A value with less access than its parameter is an error of usage.
            guard builder.program.externals.isEmpty else { return nil }
            builder.program.modules[builder.plantIndex].options.access = builder.pick([.public, .package])
            plant(&builder)
            return .anywhere
        }
    }

    static let manifest = Mistake(rule: "undecidable-manifest") { builder in
        let module = builder.program.modules[builder.plantIndex].name
        builder.program.modules[builder.plantIndex].manifest = """
            import PackageDescription
            let package = Package(name: "\(module)", targets: ["\(module)"].map { .target(name: $0) })
            """
        return .anywhere
    }
}
