extension Scene {
    /// A library requires a key that the application provides.
    static let requirement = Scene(name: "requirement of a library") { builder, _ in
        guard builder.applicationIndex > 0 else { return false }
        let library = builder.number(below: builder.applicationIndex)
        let isSendable = builder.chance(50)
        let name = builder.newProtocol(in: library, isSendable: isSendable)
        var provider = builder.draft(.class, in: builder.applicationIndex)
        provider.isSendable = isSendable
        if isSendable, builder.chance(40) { provider.scope = .singleton }
        provider.type.inheritance.append(name)
        provider.keys = [.init(type: "any \(name)", name: name, module: library, isSendable: isSendable)]
        provider.parameters = builder.parameters(builder.number(below: 3), provider.context)
        builder.finish(provider)
        guard let offer = builder.offers.last(where: { $0.key == name }) else { return true }
        var consumer = builder.draft(.class, in: library)
        consumer.parameters =
            builder.parameters(builder.number(below: 2), consumer.context) + [builder.parameter(offer)]
        builder.finish(consumer)
        return true
    }
}
