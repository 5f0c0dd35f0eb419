extension Scene {
    /// An external value, and a class that requires it.
    static let external = Scene(name: "external") { builder, module in
        let name = builder.names.next()
        let access = builder.access(in: module)
        var type = TypeDeclaration(
            keyword: builder.pick(["final class", "struct"]), name: name, access: access, inheritance: ["Sendable"])
        type.members = ["let page: Page"]
        type.initializers = [Initializer(access: access)]
        builder.declare(Declaration(content: .type(type)), in: module)
        let tag = builder.chance(30) ? builder.tag(in: module) : nil
        let provider = Provider(typeName: "\(builder.program.modules[module].name).\(name)", initializer: "init()")
        provider.scope = .singleton
        let label = name.accessor(tag: tag)
        builder.program.externals.append(
            .init(label: label, value: "\(name)()", type: name + (tag.map { ":" + $0 } ?? "")))
        builder.program.roots.append(.init(name: label, wiring: .made(provider), effects: Effects()))
        builder.offers.append(
            Offer(
                type: name, key: name, tag: tag, wiring: .made(provider), effects: Effects(), module: module,
                provided: module,
                isSendable: true, reachesShared: false))
        // dpend reports it unless a class requires it.
        var consumer = builder.draft(.class, in: module)
        consumer.parameters = [
            builder.parameter(builder.offers[builder.offers.count - 1], type: tag.map { "Tagged<\(name), \($0)>" })
        ]
        builder.finish(consumer)
        return true
    }
}
