extension Scene {
    /// Types of one name in two modules, of which one has a member with the name of a class of the other module.
    static let membersOfEqualNames = Scene(name: "members of equal names in two modules", weight: 6) { builder, _ in
        guard builder.applicationIndex > 0 else { return false }
        let (library, application) = (builder.number(below: builder.applicationIndex), builder.applicationIndex)
        let (outer, name) = (builder.names.next(), builder.implicitName())
        builder.declare(
            "\(builder.access(in: library))enum \(outer) {\n    \(builder.access(in: library))enum \(name) {}\n}\n",
            in: library)
        builder.declare("enum \(outer) {}\n", in: application, naming: [library])
        var member = builder.draft(.class, in: application)
        member.type.name = name
        member.parameters = builder.parameters(builder.number(below: 2), member.context)
        var consumer = builder.draft(.class, in: application)
        consumer.type.enclosing = outer
        var parameter = builder.parameter(
            name, .made(member.provider), effects: member.effects, reachesShared: member.reachesShared)
        parameter.imports = [library]
        consumer.parameters = [parameter]
        builder.finish(member)
        builder.finish(consumer)
        return true
    }

    /// Two classes of one name in two modules.
    static let equalNames = Scene(name: "equal names in two modules", weight: 6) { builder, _ in
        guard builder.applicationIndex > 0 else { return false }
        let library = builder.number(below: builder.applicationIndex)
        let application = builder.applicationIndex
        let name = builder.implicitName()
        var consumer = builder.draft(.class, in: application)
        for module in [library, application] {
            var draft = builder.draft(.class, in: module)
            draft.type.name = name
            draft.parameters = builder.parameters(builder.number(below: 2), draft.context)
            builder.finishElement(&draft, .init(type: name, name: name, module: module, isSendable: false))
            builder.program.roots.append(
                .init(
                    name: "\(builder.program.modules[module].name)_\(name)_", wiring: .made(draft.provider),
                    effects: draft.effects))
            let type = module == library ? "\(builder.program.modules[module].name).\(name)" : name
            consumer.parameters.append(
                builder.parameter(
                    Offer(
                        type: type, key: name, wiring: .made(draft.provider), effects: draft.effects, module: module,
                        provided: module,
                        isSendable: false, reachesShared: draft.reachesShared)))
            if module == library {
                var user = builder.draft(.class, in: module)
                var parameter = consumer.parameters[0]
                parameter.type = name
                user.parameters = [parameter]
                builder.finish(user)
            }
        }
        builder.finish(consumer)
        return true
    }
}
