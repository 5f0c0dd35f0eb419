extension Mistake {
    static let undecidableScope = Mistake(rule: "undecidable-registration", variant: "scope") { builder in
        let name = builder.names.next()
        builder.declare("final class \(name) {}\n", in: builder.applicationIndex)
        let scope = builder.names.next().lowerCamel + "Scope"
        _ = builder.plantConfiguration([
            "let \(scope) = DependencyScope.singleton",
            "func \(builder.names.next().lowerCamel)() -> DependencyRegistration<\(name)> { DependencyRegistration(scope: \(scope)) { \(name)() } }",
        ])
        return .text("scope: §\(scope)")
    }

    static let undecidableTag = Mistake(rule: "undecidable-registration", variant: "tag") { builder in
        let name = builder.names.next()
        builder.declare("final class \(name) {}\n", in: builder.applicationIndex)
        let tag = builder.names.next().lowerCamel + "Tag"
        _ = builder.plantConfiguration([
            "let \(tag): any DependencyTag.Type = \(builder.tag(in: builder.applicationIndex)).self",
            "var \(builder.names.next().lowerCamel): DependencyRegistration<\(name)> { DependencyRegistration(tag: \(tag)) { \(name)() } }",
        ])
        return .text("tag: §\(tag)")
    }

    static let weakStructure = Mistake(rule: "invalid-scope") { builder in
        let name = builder.names.next()
        builder.declare("struct \(name) {}\n", in: builder.applicationIndex)
        let member = builder.names.next().lowerCamel + "Weak"
        _ = builder.plantConfiguration([
            "func \(member)() -> DependencyRegistration<\(name)> { DependencyRegistration(scope: .weakSingleton) { \(name)() } }"
        ])
        builder.plantClass(["held: \(name)"])
        return .text("func §\(member)()")
    }
}
