extension Mistake {
    static let closureWithoutEffects = Mistake(rule: "isolation-conflict") { builder in
        let name = builder.plantName()
        let (attribute, effect) = builder.pick([("", " throws"), ("", " async"), (builder.mainActor + " ", "")])
        builder.declare("\(attribute)final class \(name) {\n    init()\(effect) {}\n}\n", in: builder.plantIndex)
        let parameter = builder.names.next().variableName + "Bare"
        builder.plantClass(["\(parameter): @escaping () -> \(name)"])
        return effect == " throws" || effect == " async" || attribute != ""
            ? .text("§\(parameter): @escaping () -> \(name)") : nil
    }

    /// A closure that allows only errors of one type, for a class that throws any.
    static let throwingClosure = Mistake(rule: "isolation-conflict", variant: "throws(Failure)") { builder in
        let name = builder.plantName()
        builder.declare("final class \(name) {\n    init() throws {}\n}\n", in: builder.plantIndex)
        let clause = builder.chance(30) ? "\(builder.standard)Never" : builder.failure(in: builder.plantIndex)
        let parameter = builder.names.next().variableName + "Typed"
        builder.plantClass(["\(parameter): @escaping () throws(\(clause)) -> \(name)"])
        return .text("§\(parameter): @escaping () throws(\(clause)) -> \(name)")
    }

    /// A closure without an actor for a protocol that exists only on the main actor.
    static let isolatedConformance = Mistake(rule: "isolation-conflict", variant: "isolated conformance") { builder in
        let name = builder.plantProtocol()
        let head = "\(builder.mainActor) final class \(builder.plantName()): \(builder.mainActor) \(name)"
        builder.declare("\(head) {\n    nonisolated init() {}\n}\n", in: builder.plantIndex)
        let parameter = builder.names.next().variableName + "Bare"
        let type = builder.pick(["@escaping () -> any \(name)", "Lazy<any \(name)>"])
        builder.plantClass(["\(parameter): \(type)"])
        return .text("§\(parameter): \(type)")
    }

    static let captive = Mistake(rule: "captive-dependency") { builder in
        // Through some unique instances.
        var held = builder.plantClass([], scope: .shared)
        for _ in 0..<builder.number(below: 3) { held = builder.plantClass(["held: \(held)"]) }
        let parameter = builder.names.next().variableName + "Kept"
        // A Lazy cannot make an object of the main actor.
        if builder.chance(30) {
            let bare = builder.plantName()
            builder.declare("final class \(bare) {\n    init() {}\n}\n", in: builder.plantIndex)
            builder.program.modules[builder.plantIndex].options.scopes.append(("^\(bare)$", .shared))
            held = "Lazy<\(bare)>"
        }
        builder.plantClass(
            ["\(parameter): \(held)"], scope: builder.pick([.singleton, .eagerSingleton, .weakSingleton]))
        return .text("§\(parameter): \(held)")
    }

    static let unsendable = Mistake(rule: "unsendable-singleton") { builder in
        let name = builder.plantName()
        builder.declare("final class \(name) {\n    var count = 0\n}\n", in: builder.plantIndex)
        builder.program.modules[builder.plantIndex].options.scopes.append(("^\(name)$", .singleton))
        builder.declare(
            "\(builder.mainActor) final class \(builder.plantName()) {\n    init(one: \(name)) {}\n}\n",
            in: builder.plantIndex)
        builder.declare("actor \(builder.plantName()) {\n    init(one: \(name)) {}\n}\n", in: builder.plantIndex)
        return .text("final class §\(name) {")
    }

    /// Two classes that may expect to share state.
    static let splitState = Mistake(rule: "split-state") { builder in
        builder.program.modules[builder.plantIndex].options.severities["split-state"] = .warning
        let name = builder.plantName()
        let kind = builder.pick(["actor", "final class"])
        builder.declare("\(kind) \(name) {\n    var count = 0\n}\n", in: builder.plantIndex)
        for _ in 0..<(2 + builder.number(below: 2)) {
            builder.declare(
                "final class \(builder.plantName()) {\n    init(one: \(name)) {}\n}\n", in: builder.plantIndex)
        }
        // A program may have actors of its own that two classes reach.
        return .added("\(kind) §\(name) {")
    }

    static let unused = Mistake(rule: "unused-provider") { builder in
        builder.program.modules[builder.plantIndex].options.severities["unused-provider"] = .warning
        let name = builder.plantName()
        builder.declare("final class \(name) { init() {} }\n", in: builder.plantIndex)
        return .added("final class \(name) { §init() {} }")
    }

    /// `@Injected` properties that another file cannot set.
    static let uninjectable: [Mistake] = ["private", "fileprivate", "private(set)", "struct", "actor", "static"].map {
        variant in
        Mistake(rule: "uninjectable-property", variant: variant) { builder in
            let type = builder.plantClass([])
            let property = builder.names.next().variableName + "Hidden"
            let keyword = ["struct", "actor"].contains(variant) ? variant : "final class"
            let modifier = keyword == variant ? "" : variant + " "
            builder.declare(
                "\(keyword) \(builder.names.next()) {\n    @Injected \(modifier)var \(property): \(type)\n}\n",
                in: builder.plantIndex)
            return .text("var §\(property)")
        }
    }
}
