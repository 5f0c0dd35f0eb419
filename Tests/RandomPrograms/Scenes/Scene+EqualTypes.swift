extension Scene {
    /// Protocols of one name in two modules, each with a class of its module.
    static let equalProtocols = Scene(name: "equal protocols in two modules", weight: 5) { builder, _ in
        let name = builder.names.next()
        return builder.addEqualTypes { builder, module in
            builder.declare("\(builder.access(in: module))protocol \(name) {}\n", in: module)
            var draft = builder.draft(.class, in: module)
            draft.type.inheritance.append(name)
            return (draft, .init(type: "any \(name)", name: name, module: module, isSendable: false))
        }
    }

    /// Classes of one name in types of one name, in two modules.
    static let equalNestedNames = Scene(name: "equal nested names in two modules", weight: 5) { builder, _ in
        let (outer, name) = (builder.names.next(), builder.implicitName())
        return builder.addEqualTypes { builder, module in
            builder.declare("\(builder.access(in: module))enum \(outer) {}\n", in: module)
            var draft = builder.draft(.class, in: module)
            draft.type.name = name
            draft.type.enclosing = outer
            let full = "\(outer).\(name)"
            return (draft, .init(type: full, name: full, module: module, isProtocol: false, isSendable: false))
        }
    }
}

extension ProgramBuilder {
    /// Adds a class to each of two modules, which provide equally named keys, and a class of the application that
    /// requires both.
    ///
    /// - Parameter make: A draft for a module, and its key.
    fileprivate mutating func addEqualTypes(
        _ make: (inout ProgramBuilder, Int) -> (ClassDraft, ClassDraft.Key)
    ) -> Bool {
        let application = applicationIndex
        guard application > 0 else { return false }
        let first = number(below: application)
        let second = first + 1 + number(below: application - first)
        var consumer = draft(.class, in: application)
        for module in [first, second] {
            var (draft, key) = make(&self, module)
            draft.parameters = parameters(number(below: 2), draft.context)
            finishElement(&draft, key)
            let home = program.modules[module].name
            let accessor = key.name.split(separator: ".").joined(separator: "_")
            program.roots.append(
                .init(name: "\(home)_\(accessor)_", wiring: .made(draft.provider), effects: draft.effects))
            var offer = element(draft, key)
            if module != application { offer.type = (key.isProtocol ? "any " : "") + "\(home).\(key.name)" }
            consumer.parameters.append(
                chance(25) ? collection(offer.type, [offer]) : parameter(offer))
        }
        finish(consumer)
        return true
    }
}
