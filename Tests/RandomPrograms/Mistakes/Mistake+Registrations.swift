extension Mistake {
    static let undecidableScope = Mistake(rule: "undecidable-registration", variant: "scope", fitsLibraries: true) {
        builder in
        let name = builder.plantPlain()
        let scope = builder.names.next().variableName + "Scope"
        builder.plantConfiguration([
            "let \(scope) = DependencyScope.singleton",
            "func \(builder.names.next().variableName)() -> DependencyRegistration<\(name)> { DependencyRegistration(scope: \(scope)) { \(name)() } }",
        ])
        return .text("scope: §\(scope)")
    }

    static let undecidableTag = Mistake(rule: "undecidable-registration", variant: "tag", fitsLibraries: true) {
        builder in
        let name = builder.plantPlain()
        let tag = builder.names.next().variableName + "Tag"
        builder.plantConfiguration([
            "var \(tag): any DependencyTag.Type { \(builder.tag(in: builder.plantIndex)).self }",
            "var \(builder.names.next().variableName): DependencyRegistration<\(name)> { DependencyRegistration(tag: \(tag)) { \(name)() } }",
        ])
        return .text("tag: §\(tag)")
    }

    static let undecidableValue = Mistake(rule: "undecidable-registration", variant: "value", fitsLibraries: true) {
        builder in
        let name = builder.plantPlain()
        let maker = "make\(builder.names.next())Torn"
        builder.declare(
            "func \(maker)() -> DependencyRegistration<\(name)> { DependencyRegistration { \(name)() } }\n",
            in: builder.plantIndex)
        builder.plantConfiguration([
            "func \(builder.names.next().variableName)() -> DependencyRegistration<\(name)> { return \(maker)() }"
        ])
        return .text("return §\(maker)()")
    }

    static let weakStructures: [Mistake] = [
        Mistake(rule: "invalid-scope") { builder in
            let name = builder.names.next()
            builder.declare("struct \(name) {}\n", in: builder.plantIndex)
            let member = builder.names.next().variableName + "Weak"
            builder.plantConfiguration([
                "func \(member)() -> DependencyRegistration<\(name)> { DependencyRegistration(scope: .weakSingleton) { \(name)() } }"
            ])
            builder.plantClass(["held: \(name)"])
            return .text("func §\(member)()")
        },
        Mistake(rule: "invalid-scope", variant: "comment or pattern") { builder in
            guard builder.hasStructs else { return nil }
            let name = builder.plantName()
            let isCommented = builder.chance(50)
            if !isCommented {
                builder.program.modules[builder.plantIndex].options.scopes.append(("^\(name)$", .weakSingleton))
            }
            builder.declare(
                "\(isCommented ? "// dpend:weakSingleton\n" : "")struct \(name) { init() {} }\n", in: builder.plantIndex
            )
            builder.plantClass(["held: \(name)"])
            return .text("struct \(name) { §init()")
        },
    ]
}
