extension Mistake {
    static let closureWithoutEffects = Mistake(rule: "isolation-conflict") { builder in
        let name = builder.implicitName()
        let (attribute, effect) = builder.pick([("", " throws"), ("", " async"), ("@MainActor ", "")])
        builder.declare("\(attribute)final class \(name) {\n    init()\(effect) {}\n}\n", in: builder.applicationIndex)
        let parameter = builder.names.next().lowerCamel + "Bare"
        builder.plantClass(["\(parameter): @escaping () -> \(name)"])
        return effect == " throws" || effect == " async" || attribute != "" ? .text("§\(parameter): @escaping () -> \(name)") : nil
    }

    static let captive = Mistake(rule: "captive-dependency") { builder in
        let shared = builder.plantClass([], scope: .shared)
        // By way of some that are made anew.
        var held = shared
        for _ in 0..<builder.number(below: 3) { held = builder.plantClass(["held: \(held)"]) }
        let parameter = builder.names.next().lowerCamel + "Kept"
        builder.plantClass(["\(parameter): \(held)"], scope: builder.pick([.singleton, .eagerSingleton, .weakSingleton]))
        return .text("§\(parameter): \(held)")
    }

    static let unsendable = Mistake(rule: "unsendable-singleton") { builder in
        let name = builder.implicitName()
        builder.declare("final class \(name) {\n    var count = 0\n}\n", in: builder.applicationIndex)
        builder.program.modules[builder.applicationIndex].options.scopes.append(("^\(name)$", .singleton))
        builder.declare("@MainActor final class \(builder.implicitName()) {\n    init(one: \(name)) {}\n}\n", in: builder.applicationIndex)
        builder.declare("actor \(builder.implicitName()) {\n    init(one: \(name)) {}\n}\n", in: builder.applicationIndex)
        return .text("final class §\(name) {")
    }

    static let privateProperty = Mistake(rule: "uninjectable-property") { builder in
        let type = builder.plantClass([])
        let property = builder.names.next().lowerCamel + "Hidden"
        let modifier = builder.pick(["private", "fileprivate", "private(set)"])
        builder.declare(
            "final class \(builder.names.next()) {\n    @Injected \(modifier) var \(property): \(type)\n}\n", in: builder.applicationIndex)
        return .text("var §\(property)")
    }
}
