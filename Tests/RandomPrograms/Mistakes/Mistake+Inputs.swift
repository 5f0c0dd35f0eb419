extension Mistake {
    static let filter = Mistake(rule: "unmatched-filter", variant: "filter") { builder in
        let slip = "^\(builder.names.next())Slip$"
        switch builder.number(below: 4) {
        case 0: builder.program.modules[builder.applicationIndex].options.filters.append(slip)
        case 1: builder.program.modules[builder.applicationIndex].options.excludes.append(slip)
        case 2: builder.program.modules[builder.applicationIndex].options.scopes.append((slip, .singleton))
        default:
            let tag = builder.tag(in: builder.applicationIndex)
            builder.program.modules[builder.applicationIndex].options.tags.append((slip, tag))
        }
        return .commandLine
    }

    static let external = Mistake(rule: "unmatched-filter", variant: "external") { builder in
        let name = builder.names.next()
        builder.declare("struct \(name) {}\n", in: builder.applicationIndex)
        builder.program.externals.append(.init(label: name.lowerCamel, value: "\(name)()", type: name))
        return .commandLine
    }

    static let notExported = Mistake(rule: "not-exported") { builder in
        guard builder.applicationIndex > 0 else { return nil }
        let module = builder.number(below: builder.applicationIndex)
        let name = builder.names.next()
        builder.declare("public final class \(name) {}\n", in: module)
        let configuration = builder.names.next() + "Configuration"
        builder.declare(
            """
            final class \(configuration): DependencyConfiguration {
                func make() -> DependencyRegistration<\(name)> { DependencyRegistration { \(name)() } }
            }

            """, in: module)
        return .text("final class §\(configuration):")
    }

    static let incompleteSource = Mistake(rule: "syntax-error") { builder in
        let name = builder.names.next()
        builder.declare("final class \(name) {\n    init(title: ) {}\n}\n", in: builder.applicationIndex)
        return .text("init(title: §)")
    }

    static let platform = Mistake(rule: "platform-condition") { builder in
        builder.declare("#if os(iOS) || os(Linux)\nfinal class \(builder.implicitName()) {}\n#endif\n", in: builder.applicationIndex)
        return .text("§#if os(iOS)")
    }
}

extension Mistake {
    static let duplicate = Mistake(rule: "duplicate-type") { builder in
        let name = builder.names.next()
        let texts = ["one", "two"].map { "struct \(name) { let \($0) = 1 }" }
        for text in texts { builder.declare(text + "\n", in: builder.applicationIndex) }
        return .first(texts.map { $0.replacing("struct ", with: "struct §") })
    }
}
